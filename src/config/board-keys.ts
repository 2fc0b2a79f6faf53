/** Storage keys by themselves, because every page carries the others. */

export const BOARD_COPY_KEY = 'shagun.board';

export const BANNER_CLOSED_KEY = 'shagun.banner-closed';
