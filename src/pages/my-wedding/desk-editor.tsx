import { useMemo, useState } from 'react';
import { PortraitContext } from '#src/data/portrait-source.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { faultsInMade } from '#src/domain/draft/draft-check.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { draftOf, isSameDraft, withStored } from '#src/domain/draft/draft-of-invitation.ts';
import { keysIn } from '#src/domain/guests/guest-list.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import { DraftEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import type { PageView } from '#src/features/invitation-editor/preview.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { Button } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { rememberTold } from './told-before.ts';
import { usePagePortraits } from './use-page-portraits.ts';
import { followSettings, useWeddingEdits, withKeys, withSettings } from './use-wedding-edits.ts';

const texts = MY_WEDDING.edit;

const TellFamilies = lazyPart(() => import('./tell-families.tsx').then((code) => code.TellFamilies));

const PortraitsField = lazyPart(() =>
  import('#src/features/portrait-editor/portraits-field.tsx').then((code) => code.PortraitsField),
);

interface DeskEditorProps {
  readonly invitation: Invitation;
  /** Called with what is stored now. */
  readonly onSaved: (invitation: Invitation) => void;
}

/** Edits a stored invitation. A newer version saved from elsewhere is never overwritten without asking. */
export function DeskEditor({ invitation, onSaved }: DeskEditorProps) {
  const edits = useWeddingEdits(invitation);
  const { draft, ready, dropped, unsaved, basedOn, isChanged, isUncertain } = edits;
  const { change, rebase, send, follow, settle, discard } = edits;
  const [at, setAt] = useState<'rest' | 'work' | 'correct' | 'failed'>('rest');
  const [newer, setNewer] = useState<Invitation>();

  const { portraits } = invitation;
  // Photographs are saved by themselves: what is typed beside them knows nothing of them.
  const page = useMemo<PageView>(
    () => (props) => (
      <InvitationView {...props} invitation={{ ...props.invitation, ...(portraits && { portraits }) }} />
    ),
    [portraits],
  );
  const photographs = usePagePortraits(invitation.code, async (before) => {
    const { readInvitation } = await import('#src/data/invitations-api.ts');
    const stored = await readInvitation(invitation.code);
    if (!stored) return;
    rebase(stored, before);
    onSaved(stored);
  });

  if (!ready) return null;

  const save = async (over: number, known = invitation, typed = draft): Promise<void> => {
    const now = Date.now();
    // Nothing typed may be dropped by saving.
    if (faultsInMade(typed, now).length > 0) return setAt('correct');
    setAt('work');
    try {
      const { readInvitation, saveInvitation } = await import('#src/data/invitations-api.ts');
      const taken = await takenKeys(known, typed);
      const edited = withStored(invitationOf(typed, now, taken), { ...known, updatedAt: over });
      // Before: the response may be lost, and the change is saved all the same.
      const takeBack = rememberTold(known, edited);
      const sentBefore = send(typed);
      const other = await saveInvitation(edited);
      if (!other) {
        const stored = await readInvitation(invitation.code).catch(() => undefined);
        const isOurs = stored && isSameDraft(stored, edited);
        // After another phone's save, the next saving asks.
        settle(typed, {
          functions: edited.functions,
          updatedAt: isOurs ? stored.updatedAt : edited.updatedAt,
        });
        return finish(stored ?? edited);
      }
      takeBack();
      const base = known.updatedAt === over ? [draftOf(known)] : [];
      const ours = [typed, ...sentBefore, ...base].find((sent) =>
        isSameDraft(other, invitationOf(withKeys(sent, sent, other.functions), now)),
      );
      if (!ours) {
        setAt('rest');
        return setNewer(other);
      }
      // Nobody else has edited: an earlier save has arrived after all, or only a setting is new.
      if (ours === typed) {
        settle(typed, other);
        return finish(other);
      }
      follow(ours, other);
      onSaved(other);
      return save(other.updatedAt, other, withKeys(typed, ours, other.functions));
    } catch {
      setAt('failed');
    }
  };
  const finish = (stored: Invitation) => {
    setAt('rest');
    setNewer(undefined);
    onSaved(stored);
    notify.success(texts.saved);
  };
  const keepMine = (theirs: Invitation) => {
    setNewer(undefined);
    rememberTold(invitation, theirs, theirs.updatedAt);
    followSettings(invitation, theirs);
    rebase(theirs);
    onSaved(theirs);
    void save(theirs.updatedAt, theirs, withSettings(draft, invitation, theirs));
  };
  const openTheirs = (theirs: Invitation) => {
    setNewer(undefined);
    discard();
    onSaved(theirs);
  };

  const undo = async () => {
    if (newer) return openTheirs(newer);
    discard();
    if (!isUncertain) return;
    // Without a network the desk shows what it knows.
    const stored = await import('#src/data/invitations-api.ts')
      .then(({ readInvitation }) => readInvitation(invitation.code))
      .catch(() => undefined);
    if (stored) onSaved(stored);
  };

  return (
    <PortraitContext value={photographs.source}>
      <DraftEditor
        page={page}
        photographs={photographs.store && <PortraitsField store={photographs.store} />}
        made
        draft={draft}
        dropped={dropped}
        unsaved={unsaved}
        onChange={change}
      >
        {newer && (
          <Notice title={texts.conflict.title} line={texts.conflict.line}>
            <div className={panelStyles.actions}>
              <Button look="secondary" onClick={() => keepMine(newer)}>
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
          <Button busy={at === 'work'} onClick={() => void save(Math.min(basedOn, invitation.updatedAt))}>
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

/**
 * Keys that a new function gets only when no other is left: families of a removed one would be invited to it, and their replies
 * would count for it. Throws if there is a new function and the guest list cannot be read.
 */
async function takenKeys({ code, functions }: Invitation, draft: Draft): Promise<readonly FunctionKey[]> {
  const stored = functions.map(({ key }) => key);
  if (draft.functions.every(({ id }) => stored.some((key) => key === id))) return stored;
  const guests = guestListOf(code);
  await guests.sync();
  const { status, guestList } = guests.view();
  if (status !== 'ready') throw new Error('the guest list could not be read');
  return [...stored, ...keysIn(guestList)];
}
