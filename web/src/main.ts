import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });

// Where it is allowed (not over plain HTTP from another computer) the page can be installed.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {});
