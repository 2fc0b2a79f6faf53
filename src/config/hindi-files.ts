/** Empty page that can render any Hindi screen in the browser. */
export const HINDI_SHELL = '/hi/app-shell';

/** The list of what the service worker keeps for Hindi pages. */
export const HINDI_FILES = '/hi/offline.json';
