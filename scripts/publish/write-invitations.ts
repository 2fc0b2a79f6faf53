import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContent, Renderer } from '#scripts/build/prerender.ts';
import { contentOf } from '#scripts/build/prerender.ts';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { PATHS } from '#src/config/paths.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import type { Language } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { drawPictures, pictureStyle } from './draw-pictures.ts';
import { picturePage } from './picture-page.ts';
import { keepOnly, missingPictures, phoneCoverFile, phoneCoverName, pictureName } from './picture-store.ts';
import type { PublishedCover } from './published-covers.ts';

/** What one run has done. */
export interface Written {
  readonly pages: number;
  readonly drawn: number;
  /** Invitations whose page could not be written, with the reason; the shell shows them. */
  readonly failures: ReadonlyMap<string, unknown>;
}

/**
 * Writes the page, the preview picture and the photograph on the cover of each invitation into the build in `out`; removes those
 * of all others.
 */
export async function writeInvitations(
  { server, write }: Renderer,
  out: string,
  invitations: readonly Invitation[],
  pictures: string,
  covers: ReadonlyMap<string, PublishedCover> = new Map(),
): Promise<Written> {
  const style = pictureStyle();
  const picturePages = invitations.map((one) =>
    picturePage(server.PICTURE_TEXT(one), style, covers.get(one.code)),
  );
  const missing = missingPictures(pictures, picturePages);
  const undrawn = await drawPictures(missing);
  keepOnly(pictures, [...picturePages.map(pictureName), ...[...covers.values()].map(phoneCoverName)]);

  removeWritten(out);
  const { module } = server.INVITATION_SHELL;
  const failures = new Map<string, unknown>();
  for (const [place, invitation] of invitations.entries()) {
    const name = pictureName(picturePages[place] ?? '');
    const address = PATHS.invitation(invitation.code);
    const picture = `${address}-${name}`;
    try {
      const reason = undrawn.get(join(pictures, name));
      if (reason !== undefined) throw reason;
      const found = covers.get(invitation.code);
      const cover = found && {
        ...found.portrait,
        thumb: `${address}-${found.portrait.version}-cover.jpg`,
        phone: `${address}-${phoneCoverName(found)}`,
      };
      const written = { invitation, picture, ...(cover && { cover }) };
      const page = contentOf(await server.prerenderInvitation(written));
      write(address, { ...page, module, ...inLanguage(headLanguage(invitation)) });
      copyFileSync(join(pictures, name), join(out, picture));
      if (!found || !cover) continue;
      writeFileSync(join(out, cover.thumb), found.picture);
      copyFileSync(await phoneCoverFile(pictures, found), join(out, cover.phone));
    } catch (error) {
      failures.set(invitation.code, error);
    }
  }
  return { pages: invitations.length - failures.size, drawn: missing.length - undrawn.size, failures };
}

/** In a language that the site is not in, the texts come with the page. */
function inLanguage(language: Language): Pick<PageContent, 'language' | 'lazyModules'> {
  if (language === DEFAULT_LANGUAGE) return {};
  const lazyModules = ['guest-texts', 'form-texts'].map((name) => `src/locales/${language}/${name}.ts`);
  return { language, lazyModules };
}

/**
 * Deletes the pages that an earlier run has written into the same build; the samples are part of every build.
 */
function removeWritten(out: string): void {
  const folder = join(out, PATHS.invitation(''));
  const samples = new Set(SAMPLE_CODES.map((code) => `${code}.html`));
  for (const name of readdirSync(folder)) {
    if (!samples.has(name)) rmSync(join(folder, name));
  }
}
