import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type { ListedInvitation } from '#src/data/approval-api.ts';
import { listReviewed, publishPage } from '#src/data/approval-api.ts';
import type { OwnedInvitation } from '#src/data/invitations-api.ts';
import { eraseWedding, readTeam, setClosing, setFilmReleased, unpublish } from '#src/data/invitations-api.ts';
import { passedMoment } from '#src/data/server-time.ts';
import { listDrafts } from '#src/data/waiting-drafts-api.ts';
import { closingOf } from '#src/domain/draft/draft-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { matches } from '#src/domain/invitation/invitation-state.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import type { Guard } from '#src/lib/guard.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { ConfirmDialog, Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import styles from './manager.module.css';
import type { OwnerAction } from './owned-row.tsx';
import { OwnedRow } from './owned-row.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

const { list: texts, actions, erase, tell } = MANAGE_INVITATIONS;

/** The couples' drafts that wait for the owner, and every invitation with what can be done with it. */
export function InvitationManager({ guard }: { readonly guard: Guard }) {
  const drafts = usePages(listDrafts);
  const pages = usePages(listReviewed);
  const { status, items } = pages;
  // Drafts that came later would push the invitations below them down.
  const areDraftsRead = drafts.status !== 'reading' || drafts.items.length > 0;
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState<string>();
  const [team, setTeam] = useState<string>();
  const [told, setTold] = useState<Invitation>();
  const [erasing, setErasing] = useState<OwnedInvitation>();
  const list = useRef<HTMLUListElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, items);
  const now = Date.now();
  const shown = items.filter(
    ({ id, invitation }) =>
      search.trim() === '' || (invitation ? matches(invitation, search) : id === search),
  );

  const run = async (id: string, done: string, notDone: string, work: () => Promise<void>) => {
    setBusy(id);
    try {
      await guard(work);
      notify.success(done);
    } catch {
      expectRemoval(undefined);
      notify.error(notDone);
    }
    setBusy(undefined);
  };

  /** `work` resolves with the page as it is then. */
  const change = (owned: ListedInvitation, done: string, work: () => Promise<Invitation>) =>
    run(owned.id, done, actions.notDone, async () => {
      const changed = await work();
      const { review, ...rest } = owned;
      // What is published is reviewed anew. What is not keeps the version that the owner may publish later.
      pages.replace({ ...rest, ...(!changed.published && review && { review }), invitation: changed });
    });

  const act = (owned: ListedInvitation, action: OwnerAction) => {
    const { id, invitation, review } = owned;
    if (action === 'erase') return setErasing(owned);
    if (action === 'team') return setTeam(id);
    if (!invitation) return;
    if (action === 'tell') return setTold(invitation);
    if (action === 'publish' || action === 'unpublish') {
      const published = action === 'publish';
      const done = published ? actions.published : actions.unpublished;
      return change(owned, done, async () => {
        if (published) {
          await publishPage(invitation, review);
          setTold(invitation);
        } else await unpublish(id);
        return { ...invitation, published };
      });
    }
    if (action === 'releaseFilm' || action === 'holdFilm') {
      const filmReleased = action === 'releaseFilm';
      const done = filmReleased ? actions.filmReleased : actions.filmHeld;
      return change(owned, done, async () => {
        await setFilmReleased(id, filmReleased);
        return { ...invitation, filmReleased };
      });
    }
    const done = action === 'close' ? actions.closed : actions.reopened;
    return change(owned, done, async () => {
      const closesAt =
        action === 'close' ? await passedMoment(id) : closingOf(invitation.functions, Date.now());
      await setClosing(id, closesAt);
      return { ...invitation, settings: { ...invitation.settings, closesAt } };
    });
  };

  const eraseChosen = () => {
    if (!erasing) return;
    const { id } = erasing;
    expectRemoval(shown.findIndex((one) => one.id === id));
    setErasing(undefined);
    run(id, erase.erased, erase.notErased, async () => {
      await eraseWedding(id);
      pages.drop(id);
    });
  };

  return (
    <>
      <WaitingDrafts
        pages={drafts}
        guard={guard}
        onMade={(made) => pages.add({ id: made.code, invitation: made })}
      />
      <section aria-labelledby="all-invitations" aria-busy={status === 'reading' || !areDraftsRead}>
        <h2 id="all-invitations" className={styles.title}>
          {texts.title}
        </h2>
        <div className={styles.search}>
          <TextField
            label={texts.search}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <ul ref={list} className={styles.list} tabIndex={-1} hidden={!areDraftsRead}>
          {shown.map((owned) => (
            <OwnedRow
              key={owned.id}
              owned={owned}
              busy={busy === owned.id}
              now={now}
              guard={guard}
              onAct={(action) => act(owned, action)}
            />
          ))}
        </ul>
        {status === 'ready' && items.length === 0 && (
          <EmptyState title={texts.empty.title} line={texts.empty.line} />
        )}
        {items.length > 0 && shown.length === 0 && <p role="status">{texts.none(search.trim())}</p>}
        <MorePages
          pages={pages}
          unreachable={texts.unreachable}
          older={search.trim() ? texts.searchAll : texts.older}
        />
      </section>
      <TeamDialog code={team} guard={guard} onClose={() => setTeam(undefined)} />
      <TellDialog invitation={told} guard={guard} onClose={() => setTold(undefined)} />
      <EraseDialog
        names={erasing && (erasing.invitation ? coupleNames(erasing.invitation) : erasing.id)}
        onKeep={() => setErasing(undefined)}
        onErase={eraseChosen}
      />
    </>
  );
}

interface EraseDialogProps {
  /** Whose wedding; `undefined` closes the dialog. */
  readonly names: string | undefined;
  readonly onKeep: () => void;
  readonly onErase: () => void;
}

/** Asks twice, and says what is erased. */
function EraseDialog({ names, onKeep, onErase }: EraseDialogProps) {
  const [sure, setSure] = useState(false);
  const leave = (then: () => void) => () => {
    setSure(false);
    then();
  };
  return (
    <>
      <ConfirmDialog
        open={names !== undefined && !sure}
        title={erase.question}
        line={erase.line(names ?? '')}
        keep={erase.keep}
        confirm={erase.next}
        onKeep={leave(onKeep)}
        onConfirm={() => setSure(true)}
      />
      <ConfirmDialog
        open={names !== undefined && sure}
        title={erase.sure}
        line={erase.sureLine(names ?? '')}
        keep={erase.keep}
        confirm={erase.erase}
        onKeep={leave(onKeep)}
        onConfirm={leave(onErase)}
      />
    </>
  );
}

interface TellDialogProps {
  /** The wedding that is published; `undefined` closes the dialog. */
  readonly invitation: Invitation | undefined;
  readonly guard: Guard;
  readonly onClose: () => void;
}

/** The message to the couple once its page is published: page, link to its desk, and code. */
function TellDialog({ invitation, guard, onClose }: TellDialogProps) {
  return (
    <Dialog open={invitation !== undefined} onClose={onClose} title={tell.title}>
      {invitation && <Message key={invitation.code} invitation={invitation} guard={guard} />}
    </Dialog>
  );
}

function Message({ invitation, guard }: { readonly invitation: Invitation; readonly guard: Guard }) {
  const { code } = invitation;
  const names = coupleNames(invitation);
  const page = `${SITE.url}${PATHS.invitation(code)}`;
  const [team, setTeam] = useState<readonly string[]>([]);
  const [text, setText] = useState(() => tell.text(names, page, `${SITE.url}${PATHS.myWedding(code)}`, code));

  useEffect(() => {
    // Without the addresses the e-mail opens without a recipient.
    guard(() => readTeam(code)).then(setTeam, () => undefined);
  }, [code, guard]);

  const copy = () => copyText(text, { copied: tell.copied, failed: actions.notDone });
  const mail = `mailto:${team.join(',')}?subject=${encodeURIComponent(tell.subject(names))}&body=${encodeURIComponent(text)}`;
  return (
    <div className={styles.team}>
      <p>{tell.previews}</p>
      <TextArea label={tell.label} rows={9} value={text} onChange={({ target }) => setText(target.value)} />
      <div className={styles.actions}>
        <OutLink href={whatsappShareLink(text)}>{tell.whatsapp}</OutLink>
        <OutLink look="secondary" href={mail}>
          {tell.mail}
        </OutLink>
        <Button look="link" onClick={() => void copy()}>
          {tell.copy}
        </Button>
      </div>
    </div>
  );
}
