import { INVITATION_EDITOR } from '#src/content/invitation-editor.ts';
import { Button } from '#src/ui/button.tsx';
import type { DraftFault, Step } from '../draft/draft-check.ts';
import styles from './steps.module.css';

const { checks } = INVITATION_EDITOR;

interface CheckListProps {
  readonly faults: readonly DraftFault[];
  readonly onStep: (step: Step) => void;
}

/** What is missing before the invitation can be published; each line leads to its step. */
export function CheckList({ faults, onStep }: CheckListProps) {
  if (faults.length === 0) return <p className={styles.done}>{checks.done}</p>;
  return (
    <details className={styles.checks}>
      <summary>{checks.title(faults.length)}</summary>
      <ul>
        {faults.map(({ field, sentence, step }) => (
          <li key={`${field} ${sentence}`}>
            <Button look="link" onClick={() => onStep(step)}>
              {sentence}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
