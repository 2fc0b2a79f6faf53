import * as v from 'valibot';
import { INVITATIONS, PORTRAITS } from '#src/domain/collections.ts';
import type { Portrait, PortraitMark } from '#src/domain/portraits/portrait.ts';
import { parsePortrait } from '#src/domain/portraits/portrait.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { READ_TIMEOUT_MS } from '#src/lib/early-read.ts';
import { addressOf } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { jpegAddress } from '#src/lib/pictures/data-address.ts';
import type { PortraitSource, SmallPortrait } from './portrait-source.ts';

const placing = ['version', 'width', 'height', 'x', 'y', 'alt'] as const;
const small = [...placing, 'thumb'] as const;

const answer = v.object({ fields: v.unknown() });
const thumbField = v.object({ thumb: v.string() });
const pictureField = v.object({ version: v.string(), picture: v.string() });

/** For guests; rejects if Firestore cannot be read now. */
export function guestPortraits(code: string): PortraitSource {
  return {
    small: (mark) => readSmallPortrait(code, mark),
    picture: (mark) => readPicture(code, mark),
  };
}

/** No bytes; `undefined` if it is not the one that the page names. Rejects if Firestore cannot be read now. */
export async function readPlacing(code: string, mark: PortraitMark): Promise<Portrait | undefined> {
  const portrait = parsePortrait(mark.place, await readSome(code, mark, placing));
  return portrait?.version === mark.version ? portrait : undefined;
}

/** Without its picture, some 25 kB; `undefined` if it is not the one that the page names. */
async function readSmallPortrait(code: string, mark: PortraitMark): Promise<SmallPortrait | undefined> {
  const fields = await readSome(code, mark, small);
  const portrait = parsePortrait(mark.place, fields);
  const found = v.safeParse(thumbField, fields);
  if (!portrait || !found.success || portrait.version !== mark.version) return undefined;
  return { ...portrait, thumb: jpegAddress(found.output.thumb) };
}

async function readPicture(code: string, mark: PortraitMark): Promise<string | undefined> {
  const found = v.safeParse(pictureField, await readSome(code, mark, ['version', 'picture']));
  return found.success && found.output.version === mark.version
    ? jpegAddress(found.output.picture)
    : undefined;
}

/** None if guests may not read it. */
async function readSome(code: string, { place }: PortraitMark, fields: readonly string[]): Promise<unknown> {
  const token = await appCheckToken();
  const mask = fields.map((field) => `&mask.fieldPaths=${field}`).join('');
  const response = await fetch(addressOf(`/${INVITATIONS}/${code}/${PORTRAITS}/${place}`) + mask, {
    headers: token ? { 'x-firebase-appcheck': token } : {},
    signal: AbortSignal.timeout?.(READ_TIMEOUT_MS),
  });
  if (response.status === 403 || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Firestore returned ${response.status}`);
  return decodeFields(v.parse(answer, await response.json()).fields);
}
