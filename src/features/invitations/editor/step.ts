import type { Draft } from '../draft/draft.ts';
import type { DraftFault } from '../draft/draft-check.ts';

/** What each step of the editor shows and changes. */
export interface StepProps {
  readonly draft: Draft;
  readonly faults: readonly DraftFault[];
  readonly onChange: (next: (draft: Draft) => Draft) => void;
}
