import { GUESTS } from '#src/content/invitations/guests.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Says that some documents of a guest list could not be read, which does not hide the others. */
export function Unreadable({ count }: { readonly count: number }) {
  return count > 0 && <Notice kind="note" title={GUESTS.unreadable(count)} />;
}
