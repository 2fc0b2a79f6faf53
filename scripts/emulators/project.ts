/** A `demo-` project cannot reach real data and needs no network. */
export const DEMO_PROJECT = 'demo-shagun';

export const DATA_FOLDER = '.emulator-data';
