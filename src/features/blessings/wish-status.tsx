import type { Language } from '#src/config/language.ts';
import { WISH } from '#src/content/invitations/wish.ts';

interface WishStatusProps {
  readonly phase: 'sent' | 'saved';
  /** Whether it survives closing the page. */
  readonly stored: boolean;
  readonly trying: boolean;
  /** Whether the last attempt reached a server that could not take it. */
  readonly busy: boolean;
  readonly language: Language;
}

/** Where a blessing is that was just submitted. */
export function WishStatus({ phase, stored, trying, busy, language }: WishStatusProps) {
  const { sent, sentLine, saved, memory } = WISH[language];
  if (phase === 'sent') return <Lines title={sent} line={sentLine} />;
  if (!stored) return <Lines {...memory} />;
  if (trying) return <Lines title={saved.title} line={saved.onWay} />;
  return <Lines title={saved.title} line={busy ? saved.busy : saved.line} />;
}

function Lines({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{line}</p>
    </>
  );
}
