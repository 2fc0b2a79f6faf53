/**
 * Addresses of pictures, films and link previews, on the media host when there is one. Each carries the version of its
 * file, so that a redrawn picture is fetched again although the old one may be kept for a year.
 */
import type { PictureSource } from '#src/config/media.ts';
import { MEDIA_ROOT, PICTURE_SHAPES } from '#src/config/media.ts';
import previews from '#src/config/preview-version.json';
import { SITE } from '#src/config/site.ts';

/** Address of one rendering of a picture. */
export function pictureAddress(
  { name, version }: PictureSource,
  width: number,
  ending: 'avif' | 'webp',
): string {
  return `${SITE.mediaBase}${pathOf(`${name}-${width}.${ending}?v=${version}`)}`;
}

/** Absolute address of a picture as WebP, for chats and search engines. */
export function pictureLink({ name, shape, version }: PictureSource): string {
  return absolute(pathOf(`${name}-${PICTURE_SHAPES[shape].fallback}.webp?v=${version}`));
}

/** Absolute address of a link preview, a JPEG of 1200 × 630. */
export function previewLink(name: string): string {
  return absolute(pathOf(`share/${name}.jpg?v=${previews.share}`));
}

/**
 * Address of a film or a piece of music.
 *
 * @param file its path under `/media` with its version (`loops/petals-diya.mp4?v=1a2b3`), or a whole address
 */
export function videoAddress(file: string): string {
  return file.startsWith('http') ? file : `${SITE.mediaBase}${pathOf(file)}`;
}

function pathOf(file: string): string {
  return `${MEDIA_ROOT}/${file}`;
}

function absolute(path: string): string {
  return `${SITE.mediaBase || SITE.url}${path}`;
}
