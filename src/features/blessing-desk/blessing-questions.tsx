import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { BLESSINGS } from '#text/invitations/blessings.ts';

interface BlessingQuestionsProps {
  /** What is about to be done with which blessings. */
  readonly asked: { readonly what: 'approve' | 'remove'; readonly those: readonly Blessing[] } | undefined;
  readonly wallOpen: boolean;
  readonly onKeep: () => void;
  readonly onApprove: (those: readonly Blessing[]) => void;
  readonly onRemove: (those: readonly Blessing[]) => void;
}

/** Asks before many are approved, and before anything is deleted. */
export function BlessingQuestions({ asked, wallOpen, onKeep, onApprove, onRemove }: BlessingQuestionsProps) {
  const { approveQuestion, removeQuestion } = BLESSINGS;
  const those = asked?.those ?? [];
  return (
    <>
      <ConfirmDialog
        open={asked?.what === 'approve'}
        title={approveQuestion.title(those.length)}
        line={wallOpen ? approveQuestion.open : approveQuestion.closed}
        keep={approveQuestion.keep}
        confirm={BLESSINGS.approve}
        onKeep={onKeep}
        onConfirm={() => onApprove(those)}
      />
      <ConfirmDialog
        open={asked?.what === 'remove'}
        title={removeQuestion.title(those.length)}
        line={removeQuestion.line(those.length)}
        keep={removeQuestion.keep}
        confirm={BLESSINGS.remove}
        onKeep={onKeep}
        onConfirm={() => onRemove(those)}
      />
    </>
  );
}
