/**
 * The project the emulators serve. Names that start with `demo-` are Google's promise that nothing
 * real can be reached by mistake, and need no network.
 */
export const DEMO_PROJECT = 'demo-shagun';

/** Where `npm start` keeps what was written locally between two runs; ignored by git. */
export const DATA_FOLDER = '.emulator-data';

/** Says where the emulators of a running `npm start` listen; gone when it has ended. */
export const RUNNING_FILE = `${DATA_FOLDER}/running.json`;
