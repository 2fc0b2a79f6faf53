/** The pictures made by earlier runs: files named by what they show, in a folder that survives builds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from './draw-pictures.ts';
import type { PublishedCover } from './published-covers.ts';
import { phoneCover } from './published-covers.ts';

const FOLDER = '.published';

/** The folder of a project's pictures, which it creates; git ignores it. */
export function pictureFolder(project: string): string {
  const folder = join(FOLDER, project);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** File name of the picture of a page: another one as soon as anything in the page changes. */
export function pictureName(page: string): string {
  return `${createHash('sha256').update(page).digest('hex').slice(0, 16)}.jpg`;
}

/** The pictures of `pages` that `folder` does not have, each once. */
export function missingPictures(folder: string, pages: readonly string[]): Drawing[] {
  return [...new Set(pages)]
    .map((page) => ({ page, file: join(folder, pictureName(page)) }))
    .filter(({ file }) => !existsSync(file));
}

/** File name of a cover's photograph for phones. */
export function phoneCoverName({ portrait }: PublishedCover): string {
  return `${portrait.version}-cover.avif`;
}

/** The file of a cover's photograph for phones, which is made once. */
export async function phoneCoverFile(folder: string, cover: PublishedCover): Promise<string> {
  const file = join(folder, phoneCoverName(cover));
  if (!existsSync(file)) writeFileSync(file, await phoneCover(cover.picture));
  return file;
}

/** Deletes all files but these: no names are kept for longer than they are published. */
export function keepOnly(folder: string, names: readonly string[]): void {
  const kept = new Set(names);
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name));
  }
}
