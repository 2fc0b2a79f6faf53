import { PATHS } from '#src/config/paths.ts';
import { GUESTS } from '#text/invitations/guests.ts';

/** What guests' names and numbers are kept for. Opens the notice in a new tab, beside what is typed. */
export function PrivacyLine() {
  return (
    <p>
      {GUESTS.purpose}{' '}
      <a href={PATHS.privacy} target="_blank" rel="noopener">
        {GUESTS.privacy}
      </a>
    </p>
  );
}
