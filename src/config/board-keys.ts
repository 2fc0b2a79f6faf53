/** Storage keys by themselves, because every page carries the others. */

/** The board as this phone has last read it. */
export const BOARD_COPY_KEY = 'shagun.board';

export const BANNER_CLOSED_KEY = 'shagun.banner-closed';
