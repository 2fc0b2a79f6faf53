/** A `demo-` project cannot reach real data and needs no network. */
export const DEMO_PROJECT = 'demo-shagun';

export const DATA_FOLDER = '.emulator-data';

/** Exists while `npm start` runs, with the emulators' addresses. */
export const RUNNING_FILE = `${DATA_FOLDER}/running.json`;
