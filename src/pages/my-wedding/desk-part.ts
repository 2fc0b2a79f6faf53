import { useLocation } from 'react-router-dom';

/** Parts of the desk, by the hash of its address. A part may have several screens: `#guests-send`. */
export const DESK_PARTS = [
  'page',
  'guests',
  'count',
  'blessings',
  'photos',
  'book',
  'print',
  'film',
] as const;

export type DeskPart = (typeof DESK_PARTS)[number];

/** The part of the desk that the address names; the page without one. */
export function useDeskPart(): DeskPart {
  const { hash } = useLocation();
  return DESK_PARTS.find((part) => hash.slice(1).split('-')[0] === part) ?? 'page';
}
