import { useLocation, useNavigate } from 'react-router-dom';
import type { GuestView } from '../guests/guest-desk.tsx';

/** The parts of the desk in the order of their tabs. Each has an address: `#guests`. */
export const DESK_PARTS = ['page', 'guests'] as const;

export type DeskPart = (typeof DESK_PARTS)[number];

const GUEST_VIEWS: readonly GuestView[] = ['list', 'add', 'send'];

interface DeskPlace {
  readonly part: DeskPart;
  readonly guests: GuestView;
}

/** What the desk shows, by the address: `#guests-send` is the guests' part while sending. */
export function deskPlace(hash: string): DeskPlace {
  const [name, view] = hash.slice(1).split('-');
  return {
    part: DESK_PARTS.find((part) => part === name) ?? 'page',
    guests: GUEST_VIEWS.find((known) => known === view) ?? 'list',
  };
}

/** The address after `#` of a place. */
export function deskHash(part: DeskPart, view: GuestView = 'list'): string {
  return view === 'list' ? `#${part}` : `#${part}-${view}`;
}

/** What the desk shows, and the way elsewhere. */
export function useDeskPlace() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return {
    ...deskPlace(hash),
    go: (part: DeskPart, view?: GuestView) => void navigate({ search, hash: deskHash(part, view) }),
  };
}
