/** Where a guest sends photographs to a couple's album. */
export const ALBUM_UPLOAD = {
  title: 'Share your photographs',
};
