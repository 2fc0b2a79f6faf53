import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText } from '#src/lib/storage.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';

interface BeginLinkProps {
  readonly look: 'gold' | 'primary';
  /** Where the editor is on the page. */
  readonly editor: string;
}

/** Leads to the editor; on a phone that has begun, to the couple's own draft, and once it is made, to its wedding. */
export function BeginLink({ look, editor }: BeginLinkProps) {
  const { tryIt, continue: texts } = INVITATIONS_PAGE;
  const wedding = useInBrowser(readText(STORAGE_KEYS.weddingCode), undefined);
  const draft = useInBrowser(readText(STORAGE_KEYS.invitationDraft), undefined);
  if (wedding !== undefined) {
    return (
      <LinkButton look={look} to={PATHS.myWedding(wedding)}>
        {texts.wedding}
      </LinkButton>
    );
  }
  return (
    <OutLink look={look} href={editor}>
      {draft === undefined ? tryIt : texts.draft}
    </OutLink>
  );
}
