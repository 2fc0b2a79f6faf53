/** The photographs of the draft on this phone, as a page shows them. */
import type { Draft } from '#src/domain/draft/draft.ts';
import type { Pictures } from './portrait-copies.ts';
import { keptPictures } from './portrait-copies.ts';
import type { PortraitSource } from './portrait-source.ts';

/** Addresses last as long as the page: there are a few, and one in use must not be revoked. */
const addresses = new Map<string, string>();

export function addressOfKept(name: string, picture: Blob): string {
  const known = addresses.get(name) ?? URL.createObjectURL(picture);
  addresses.set(name, known);
  return known;
}

export function keptSource(
  portraits: Draft['portraits'],
  read: (version: string) => Promise<Pictures | undefined> = keptPictures,
): PortraitSource {
  return {
    small: async ({ place, version }) => {
      const portrait = portraits.find((one) => one.place === place && one.version === version);
      const pictures = portrait && (await read(version));
      return pictures && { ...portrait, thumb: addressOfKept(`${version} small`, pictures.thumb) };
    },
    picture: async ({ version }) => {
      const pictures = await read(version);
      return pictures && addressOfKept(version, pictures.picture);
    },
  };
}
