import type { DraftFault, Step } from '#src/domain/draft/draft-check.ts';
import { Button } from '#src/ui/button.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import styles from './steps.module.css';

const { checks } = INVITATION_EDITOR;

interface CheckListProps {
  /** Whether the invitation is made already: then they stand in the way of saving it. */
  readonly made: boolean;
  readonly faults: readonly DraftFault[];
  readonly onStep: (step: Step) => void;
}

/** What is missing before the invitation can be published or saved; each line leads to its step. */
export function CheckList({ made, faults, onStep }: CheckListProps) {
  if (faults.length === 0) return made ? null : <p className={styles.done}>{checks.done}</p>;
  return (
    <details className={styles.checks}>
      <summary>{(made ? checks.titleOfMade : checks.title)(faults.length)}</summary>
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
