import { useEffect, useMemo, useState } from 'react';
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import { keptSource } from '#src/data/kept-portraits.ts';
import type { PortraitSource } from '#src/data/portrait-source.ts';
import { PortraitContext } from '#src/data/portrait-source.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { faultsInMade } from '#src/domain/draft/draft-check.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { isSameDraft, withStored } from '#src/domain/draft/draft-of-invitation.ts';
import { keysIn } from '#src/domain/guests/guest-list.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import type { PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import { DraftEditor } from '#src/features/invitation-editor/invitation-editor.tsx';
import type { PageView } from '#src/features/invitation-editor/preview.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import type { PortraitStore } from '#src/features/portrait-editor/portraits-field.tsx';
import { unlessLeft } from '#src/lib/unless-left.ts';
import { Button } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { rememberTold } from './told-before.ts';
import { useWeddingEdits } from './use-wedding-edits.ts';

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
  const { draft, ready, dropped, unsaved, basedOn, isChanged, change, rebase, send, settle, discard } =
    useWeddingEdits(invitation);
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
      const takeBack = rememberTold(invitation, edited);
      const sentBefore = send(typed);
      const other = await saveInvitation(edited);
      if (other) {
        const ours = sentBefore.find((sent) => isSameDraft(other, invitationOf(sent, now, taken)));
        // Nobody else has saved: an earlier save has arrived after all, and what was typed since is a change of it.
        if (ours) return save(other.updatedAt, other, settle(ours, other));
        takeBack();
        setAt('rest');
        return setNewer(other);
      }
      setAt('rest');
      // Without it, only what the next saving is compared with is unknown.
      const stored = await readInvitation(invitation.code).catch(() => undefined);
      settle(typed, { functions: edited.functions, updatedAt: (stored ?? edited).updatedAt });
      onSaved(stored ?? edited);
      notify.success(texts.saved);
    } catch {
      setAt('failed');
    }
  };
  const keepMine = (theirs: Invitation) => {
    setNewer(undefined);
    rebase(theirs);
    void save(theirs.updatedAt, theirs);
  };
  const openTheirs = (theirs: Invitation) => {
    setNewer(undefined);
    discard();
    onSaved(theirs);
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
          <Button busy={at === 'work'} onClick={() => void save(basedOn)}>
            {texts.save}
          </Button>
          {isChanged && (
            <Button look="link" onClick={discard}>
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

interface PagePortraits {
  /** `undefined` until they are read: nothing may be changed before. */
  readonly store: PortraitStore | undefined;
  readonly source: PortraitSource;
}

/**
 * The photographs of a stored page, each saved by itself as soon as it is changed.
 *
 * @param onSaved told each time, with the version that the page had before; it has a newer one then
 */
function usePagePortraits(code: string, onSaved: (before: number) => Promise<void>): PagePortraits {
  const [all, setAll] = useState<readonly FullPortrait[]>();

  useEffect(() => {
    const reading = import('#src/data/portraits-api.ts').then(({ readPortraits }) => readPortraits(code));
    return unlessLeft(reading, setAll, () => undefined);
  }, [code]);

  const known = useMemo(() => (all ?? []).map(({ portrait }) => portrait), [all]);
  const source = useMemo(() => keptSource(known, async (version) => picturesIn(all, version)), [known, all]);
  const versionAt = (place: PortraitPlace) => known.find((portrait) => portrait.place === place)?.version;
  /** Another phone may have changed them. */
  const readAgain = async (error: unknown): Promise<never> => {
    const { readPortraits } = await import('#src/data/portraits-api.ts');
    await readPortraits(code).then(setAll, () => undefined);
    throw error;
  };
  const put = (place: PortraitPlace, full?: FullPortrait) =>
    setAll((before = []) => [
      ...before.filter(({ portrait }) => portrait.place !== place),
      ...(full ? [full] : []),
    ]);
  return {
    source,
    store: all && {
      portraits: known,
      pictures: async (version) => picturesIn(all, version),
      put: async (full) => {
        const { savePortrait } = await import('#src/data/portraits-api.ts');
        const before = await savePortrait(code, full, versionAt(full.portrait.place)).catch(readAgain);
        put(full.portrait.place, full);
        await onSaved(before);
        return true;
      },
      remove: async (place) => {
        const { removePortrait } = await import('#src/data/portraits-api.ts');
        const before = await removePortrait(code, place, versionAt(place)).catch(readAgain);
        put(place);
        await onSaved(before);
      },
    },
  };
}

function picturesIn(all: readonly FullPortrait[] | undefined, version: string) {
  return all?.find(({ portrait }) => portrait.version === version)?.pictures;
}
