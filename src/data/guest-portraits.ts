import type { PortraitSource } from './portrait-source.ts';

/** The photographs of a page as guests read them; the code for it comes with the first. */
export function guestPortraits(code: string): PortraitSource {
  const reading = () => import('./read-portraits.ts');
  return {
    small: async (mark) => (await reading()).readSmallPortrait(code, mark),
    picture: async (mark) => (await reading()).readPicture(code, mark),
  };
}
