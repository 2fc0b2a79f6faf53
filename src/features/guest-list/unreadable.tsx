import { Notice } from '#src/ui/notice.tsx';
import { GUESTS } from '#text/invitations/guests.ts';

/** Tells that some documents of a guest list could not be read, which does not hide the others. */
export function Unreadable({ count }: { readonly count: number }) {
  return count > 0 && <Notice kind="note" title={GUESTS.unreadable(count)} />;
}
