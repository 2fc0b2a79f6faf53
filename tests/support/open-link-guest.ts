import type { Guest } from '#src/features/invitation-page/invitation-view.tsx';
import { GUEST_PARTS } from '#src/pages/invitation/guest-parts.ts';

/** Whoever has the open link of a sample. */
export const OPEN_LINK_GUEST: Guest = {
  parts: GUEST_PARTS,
  family: undefined,
  waiting: false,
  unread: false,
  onForget: () => undefined,
  sample: true,
};
