import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';

/**
 * Writes the main picture (`priority` in src/ui/picture.tsx) into a page. React leaves the attributes of
 * prerendered elements as they are.
 *
 * @throws if a picture has no file of that width
 */
export function inlinePictures(page: HTMLElement, out: string): void {
  for (const source of page.querySelectorAll('source[data-inline-width]')) {
    const width = source.getAttribute('data-inline-width');
    const candidates = source.getAttribute('srcset')?.split(', ') ?? [];
    const address = candidates.find((candidate) => candidate.endsWith(` ${width}w`))?.split(/[ ?]/)[0];
    if (!address) throw new Error(`No file is ${width} px wide: ${candidates.join(', ')}`);
    // A media host's files are uploaded from this build.
    const { pathname } = new URL(address, 'https://build.invalid');
    const content = readFileSync(join(out, pathname)).toString('base64');
    source.setAttribute('srcset', `data:image/avif;base64,${content} ${width}w`);
    source.removeAttribute('data-inline-width');
  }
}
