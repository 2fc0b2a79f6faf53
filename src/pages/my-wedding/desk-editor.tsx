import { useMemo, useState } from 'react';
import { PortraitContext } from '#src/data/portrait-source.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { DraftEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import type { PageView } from '#src/features/invitation-editor/preview.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { Button } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { discardEdits, keepMine, saveEdits, undoEdits } from './save-edits.ts';
import { usePagePortraits } from './use-page-portraits.ts';
import { rebaseEdits, useWeddingEdits } from './wedding-edits.ts';

const texts = MY_WEDDING.edit;

const TellFamilies = lazyPart(() => import('./tell-families.tsx').then((code) => code.TellFamilies));

const PortraitsField = lazyPart(
  () => import('#src/features/portrait-editor/portraits-field.tsx').then((code) => code.PortraitsField),
  { Failed: ({ onRetry }) => <Unreachable text={texts.photographs} onRetry={onRetry} /> },
);

interface DeskEditorProps {
  readonly invitation: Invitation;
  /** Called with what is stored now. */
  readonly onSaved: (invitation: Invitation) => void;
}

/** Edits a stored invitation. What somebody else has changed meanwhile is never overwritten without asking. */
export function DeskEditor({ invitation, onSaved }: DeskEditorProps) {
  const { draft, ready, dropped, unsaved, isChanged, change } = useWeddingEdits(invitation);
  const [at, setAt] = useState<'rest' | 'work' | 'correct' | 'failed'>('rest');
  const [newer, setNewer] = useState<Invitation>();

  const photographs = usePagePortraits(invitation.code, async () => {
    const { readInvitation } = await import('#src/data/invitations-api.ts');
    const stored = await readInvitation(invitation.code);
    if (!stored) return;
    rebaseEdits(stored);
    onSaved(stored);
  });
  const { unread } = photographs;

  const { portraits } = invitation;
  const isIncomplete = unread !== undefined && portraits !== undefined && portraits.length > 0;
  // Photographs are saved separately, and are not part of the other input.
  const page = useMemo<PageView>(
    () => (props) => (
      <>
        {isIncomplete && <Notice kind="note" title={texts.photographs.preview} />}
        <InvitationView {...props} invitation={{ ...props.invitation, ...(portraits && { portraits }) }} />
      </>
    ),
    [portraits, isIncomplete],
  );

  if (!ready) return null;

  const save = async (known = invitation) => {
    setNewer(undefined);
    setAt('work');
    const saving = await saveEdits(known).catch(() => undefined);
    if (!saving) return setAt('failed');
    if (saving.outcome === 'correct') return setAt('correct');
    setAt('rest');
    if (saving.outcome === 'conflict') return setNewer(saving.theirs);
    onSaved(saving.stored);
    notify.success(texts.saved);
  };
  const saveMine = (theirs: Invitation) => {
    keepMine(theirs);
    onSaved(theirs);
    void save(theirs);
  };
  const openTheirs = (theirs: Invitation) => {
    setNewer(undefined);
    discardEdits(theirs.code);
    onSaved(theirs);
  };
  const undo = async () => {
    if (at === 'work') return;
    if (newer) return openTheirs(newer);
    const stored = await undoEdits(invitation);
    if (stored) onSaved(stored);
  };

  return (
    <PortraitContext value={photographs.source}>
      <DraftEditor
        page={page}
        photographs={
          unread ? (
            <Unreachable text={texts.photographs} busy={unread.isReading} onRetry={unread.retry} />
          ) : (
            photographs.store && <PortraitsField store={photographs.store} />
          )
        }
        made
        draft={draft}
        dropped={dropped}
        unsaved={unsaved}
        onChange={change}
      >
        {newer && (
          <Notice title={texts.conflict.title} line={texts.conflict.line}>
            <div className={panelStyles.actions}>
              <Button look="secondary" onClick={() => saveMine(newer)}>
                {texts.conflict.mine}
              </Button>
              <Button look="secondary" onClick={() => openTheirs(newer)}>
                {texts.conflict.theirs}
              </Button>
            </div>
          </Notice>
        )}
        <TellFamilies invitation={invitation} />
        {(at === 'correct' || at === 'failed') && <Notice title={texts[at]} />}
        <div className={panelStyles.actions}>
          <Button busy={at === 'work'} onClick={() => void save()}>
            {texts.save}
          </Button>
          {isChanged && (
            <Button look="link" onClick={() => void undo()}>
              {texts.undo}
            </Button>
          )}
        </div>
      </DraftEditor>
    </PortraitContext>
  );
}
