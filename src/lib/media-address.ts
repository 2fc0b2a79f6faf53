import type { PictureSource } from '#src/config/media.ts';
import { MEDIA_ROOT, PICTURE_SHAPES } from '#src/config/media.ts';
import { SITE } from '#src/config/site.ts';

export function pictureAddress(source: PictureSource, width: number, ending: 'avif' | 'webp'): string {
  return `${SITE.mediaBase}${pictureOnOwnHost(source, width, ending)}`;
}

/** For a script that reads the picture: on our own host, as another one would have to allow it. */
export function pictureOnOwnHost(
  { name, version }: PictureSource,
  width: number,
  ending: 'avif' | 'webp',
): string {
  return pathOf(`${name}-${width}.${ending}?v=${version}`);
}

export function pictureLink({ name, shape, version }: PictureSource): string {
  return absolute(pathOf(`${name}-${PICTURE_SHAPES[shape].fallback}.webp?v=${version}`));
}

export function previewLink(name: string): string {
  return absolute(pathOf(`share/${name}.jpg?v=${import.meta.env.VITE_PREVIEW_VERSION}`));
}

export function videoAddress(file: string): string {
  return file.startsWith('http') ? file : `${SITE.mediaBase}${pathOf(file)}`;
}

function pathOf(file: string): string {
  return `${MEDIA_ROOT}/${file}`;
}

function absolute(path: string): string {
  return `${SITE.mediaBase || SITE.url}${path}`;
}
