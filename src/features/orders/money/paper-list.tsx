import type { IssuedPaper } from '#src/domain/money/money.ts';
import { paperNumber } from '#src/domain/money/paper-name.ts';
import { Button } from '#src/ui/button.tsx';
import { MONEY_PART as text } from '#text/money.ts';
import styles from './money.module.css';
import { paperTitle } from './money-words.ts';

interface PaperListProps {
  readonly papers: readonly IssuedPaper[];
  readonly busy: boolean;
  readonly onPrint: (paper: IssuedPaper) => void;
}

/** Bills and credit notes of an order, to be printed. */
export function PaperList({ papers, busy, onPrint }: PaperListProps) {
  return (
    <ul className={styles.payments} aria-label={text.papers}>
      {papers.map((paper) => (
        <li key={paperNumber(paper)}>
          <Button look="link" icon="print" busy={busy} onClick={() => onPrint(paper)}>
            {text.print(paperTitle(paper.kind), paperNumber(paper))}
          </Button>
        </li>
      ))}
    </ul>
  );
}
