/** Storage keys in their own file, because every page loads the others. */

export const BOARD_COPY_KEY = 'shagun.board';

export const BANNER_CLOSED_KEY = 'shagun.banner-closed';
