import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';

/** The token comes after `#`, so that it reaches no server and no log. */
export function familyLink(code: string, id: string): string {
  return `${SITE.url}${PATHS.invitation(code)}#${id}`;
}
