/** The page's beginning. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/fonts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { firstLanguage, speak } from './lib/words/words.svelte';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
startRouter();
await speak(firstLanguage(navigator.languages, settings.language));
mount(App, { target });
