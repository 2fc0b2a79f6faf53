/** An invitation that `npm run publish` has written into its page, so that a guest's visit waits for no document. */
import { createContext, useContext, useState } from 'react';
import type { SmallPortrait } from '#src/data/portrait-source.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';

/** The whole cover photograph instead of a thumbnail, with the paths of its files. */
export interface WrittenCover extends SmallPortrait {
  /** A smaller one for phones, AVIF. */
  readonly phone: string;
}

export interface WrittenInvitation {
  readonly invitation: Invitation;
  readonly picture: string;
  readonly cover?: WrittenCover;
}

const BLOCK_ID = 'written-invitation';

/** While a page is being written: its invitation. */
export const WrittenContext = createContext<WrittenInvitation | undefined>(undefined);

export function useWrittenInvitation(code: string | undefined): WrittenInvitation | undefined {
  const provided = useContext(WrittenContext);
  const [written] = useState(() => provided ?? writtenInvitation());
  return written?.invitation.code === code ? written : undefined;
}

/** For the end of the page's HTML. */
export function writtenBlock(written: WrittenInvitation): string {
  // A `<` could end the script block early.
  const text = JSON.stringify(written).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${BLOCK_ID}">${text}</script>`;
}

/** Needs no schema: the block was written by the same build as this script. */
export function writtenInvitation(): WrittenInvitation | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(BLOCK_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
