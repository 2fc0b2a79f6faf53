import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './budgets.ts';
import { canonicalOf, metaOf, titleOf } from './html-tags.ts';

/** WhatsApp shows a large picture of this shape, and none that is heavier. */
const IMAGE = { width: 1200, height: 630, mostBytes: 300_000 } as const;

/** Whether a page asks search engines to leave it out. */
export function isHidden(html: string): boolean {
  return metaOf(html, 'robots')?.includes('noindex') ?? false;
}

/**
 * Reads built pages as WhatsApp's crawler does, which runs no scripts, and says what a shared link would lack.
 *
 * @param out folder of the build
 * @param site where it is served, without a slash at the end
 * @returns what is wrong, one sentence each
 */
export function previewFaults(out: string, pages: readonly BuiltPage[], site: string): string[] {
  return pages.flatMap(({ address, html }) =>
    [...wordFaults(html, site), ...imageFaults(out, html, site)].map((fault) => `${address} ${fault}.`),
  );
}

function wordFaults(html: string, site: string): string[] {
  const faults: string[] = [];
  const title = titleOf(html);
  const description = metaOf(html, 'description');
  if (!title) faults.push('has no title');
  if (!description) faults.push('has no description');
  if (metaOf(html, 'og:title') !== title) faults.push('has an og:title that is not its title');
  if (metaOf(html, 'og:description') !== description) {
    faults.push('has an og:description that is not its description');
  }
  if (!isHidden(html) && !canonicalOf(html)?.startsWith(`${site}/`)) {
    faults.push(`has no canonical address under ${site}`);
  }
  return faults;
}

function imageFaults(out: string, html: string, site: string): string[] {
  const image = metaOf(html, 'og:image') ?? '';
  if (!URL.canParse(image)) return ['has no og:image with an absolute address'];
  // On a media host of its own the picture is the same file, uploaded from the build.
  const { origin, pathname } = new URL(image);
  if (origin !== new URL(site).origin && !pathname.startsWith('/media/')) return [];
  const file = join(out, pathname);
  if (!existsSync(file)) return [`has an og:image that is not in the build: ${pathname}`];
  const size = jpegSize(readFileSync(file));
  const faults: string[] = [];
  if (size?.width !== IMAGE.width || size.height !== IMAGE.height) {
    faults.push(`has an og:image that is no JPEG of ${IMAGE.width} × ${IMAGE.height}: ${pathname}`);
  }
  const { size: bytes } = statSync(file);
  if (bytes > IMAGE.mostBytes) faults.push(`has an og:image of ${bytes} bytes: ${pathname}`);
  return faults;
}

/** Width and height out of a JPEG's frame header; `undefined` when it is none. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    // Start of frame, in any of its codings; 0xFFC4, C8 and CC between them are something else.
    const frame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (frame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}
