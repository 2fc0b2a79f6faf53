import { WHATSAPP_LINK_MAX, whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { DESK_COUNT } from '#text/invitations/counts.ts';

const texts = DESK_COUNT;

interface ShareCountsProps {
  /** The same counts as texts, the longest first. */
  readonly versions: readonly [string, ...string[]];
}

/** Sends the first text that fits into a link for WhatsApp. If none does, copies the longest and opens WhatsApp empty. */
export function ShareCounts({ versions }: ShareCountsProps) {
  const [whole] = versions;
  const link = versions.map(whatsappShareLink).find(({ length }) => length <= WHATSAPP_LINK_MAX);
  return (
    <>
      {link === undefined && (
        <>
          <p>{texts.long.line}</p>
          <Button look="secondary" icon="copy" onClick={() => copyText(whole, texts.long)}>
            {texts.long.copy}
          </Button>
        </>
      )}
      <OutLink look="whatsapp" href={link ?? whatsappShareLink('')}>
        {texts.share}
      </OutLink>
    </>
  );
}
