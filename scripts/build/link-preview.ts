import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltPage } from './built-page.ts';
import { canonicalOf, isHidden, metaOf, titleOf } from './built-page.ts';

/** The limits of WhatsApp's large previews. */
const IMAGE = { width: 1200, height: 630, mostBytes: 300_000 } as const;

/** Reads link previews as WhatsApp's crawler does, without scripts. Returns one sentence per problem. */
export async function previewFaults(
  out: string,
  pages: readonly BuiltPage[],
  site: string,
): Promise<string[]> {
  const faults = await Promise.all(
    pages.map(async (page) =>
      [...textFaults(page, site), ...(await imageFaults(out, page, site))].map(
        (fault) => `${page.address} ${fault}.`,
      ),
    ),
  );
  return faults.flat();
}

function textFaults(page: BuiltPage, site: string): string[] {
  const faults: string[] = [];
  const title = titleOf(page);
  const description = metaOf(page, 'description');
  if (!title) faults.push('has no title');
  if (!description) faults.push('has no description');
  if (metaOf(page, 'og:title') !== title) faults.push('has an og:title that is not its title');
  if (metaOf(page, 'og:description') !== description) {
    faults.push('has an og:description that is not its description');
  }
  if (!isHidden(page) && !canonicalOf(page)?.startsWith(`${site}/`)) {
    faults.push(`has no canonical address under ${site}`);
  }
  return faults;
}

async function imageFaults(out: string, page: BuiltPage, site: string): Promise<string[]> {
  const image = metaOf(page, 'og:image') ?? '';
  if (!URL.canParse(image)) return ['has no og:image with an absolute address'];
  // Files on a media host are uploaded from this build.
  const { origin, pathname } = new URL(image);
  if (origin !== new URL(site).origin && !pathname.startsWith('/media/')) return [];
  const file = join(out, pathname);
  if (!existsSync(file)) return [`has an og:image that is not in the build: ${pathname}`];
  const faults: string[] = [];
  if (!(await isPreview(file))) {
    faults.push(`has an og:image that is not a JPEG of ${IMAGE.width} × ${IMAGE.height}: ${pathname}`);
  }
  const { size: bytes } = statSync(file);
  if (bytes > IMAGE.mostBytes) faults.push(`has an og:image of ${bytes} bytes: ${pathname}`);
  return faults;
}

async function isPreview(file: string): Promise<boolean> {
  try {
    const { format, width, height } = await sharp(file).metadata();
    return format === 'jpeg' && width === IMAGE.width && height === IMAGE.height;
  } catch {
    return false;
  }
}
