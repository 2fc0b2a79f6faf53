import type { ReactNode } from 'react';
import type { Draft } from '#src/domain/draft/draft.ts';
import type { DraftFault } from '#src/domain/draft/draft-check.ts';

export interface StepProps {
  readonly draft: Draft;
  readonly faults: readonly DraftFault[];
  /** The part in which the couple adds its photographs. */
  readonly photographs?: ReactNode;
  readonly onChange: (next: (draft: Draft) => Draft) => void;
}
