import type { FunctionCount, Invited } from '#src/domain/guests/function-count.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { DESK_COUNT } from '#text/invitations/counts.ts';
import { foodText, whenAndWhere } from './count-text.ts';
import styles from './function-count-card.module.css';

const texts = DESK_COUNT;

interface FunctionCountCardProps {
  readonly count: FunctionCount;
  /** Whether those with the open link are among those who come. */
  readonly countsOpenLink: boolean;
  readonly onPlan: () => void;
}

/** One function: who comes, what they eat, and who has not said yet. */
export function FunctionCountCard({ count, countsOpenLink, onPlan }: FunctionCountCardProps) {
  const withLink = countsOpenLink ? texts.withOpenLink : texts.besideOpenLink;
  const { weddingFunction, coming, withOpenLink, expected } = count;
  const titleId = `count-${weddingFunction.key}`;
  const details = [
    foodText(coming),
    coming.children > 0 ? texts.children(groupDigits(coming.children)) : '',
    withOpenLink > 0 ? withLink(groupDigits(withOpenLink)) : '',
  ].filter(Boolean);
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <h3 className={styles.name} id={titleId}>
        {weddingFunction.name}
      </h3>
      <p className={styles.when}>{whenAndWhere(weddingFunction)}</p>
      <p className={styles.coming}>
        <strong>{groupDigits(coming.total)}</strong> {texts.coming}
      </p>
      {details.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <dl className={styles.states}>
        {(['invited', 'replied', 'unsure', 'silent'] as const).map((state) => (
          <div key={state} className={styles.state} data-state={state}>
            <dt>{texts[state]}</dt>
            <dd>{invitedText(count[state])}</dd>
          </div>
        ))}
      </dl>
      {expected !== undefined && expected !== coming.total && <p>{texts.expected(groupDigits(expected))}</p>}
      {coming.total > 0 && (
        <div className={styles.plan}>
          <Button small onClick={onPlan}>
            {texts.plan}
          </Button>
          <p className={styles.note}>{texts.planLine}</p>
        </div>
      )}
    </li>
  );
}

function invitedText({ families, seats }: Invited): string {
  return families === 1
    ? texts.oneFamily(groupDigits(seats))
    : texts.families(groupDigits(families), groupDigits(seats));
}
