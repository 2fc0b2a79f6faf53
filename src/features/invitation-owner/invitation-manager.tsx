import { useRef, useState } from 'react';
import type { ListedInvitation } from '#src/data/approval-api.ts';
import { listReviewed, publishPage, readListed } from '#src/data/approval-api.ts';
import {
  eraseWedding,
  readInvitation,
  setClosing,
  setFilmReleased,
  unpublish,
} from '#src/data/invitations-api.ts';
import { passedMoment } from '#src/data/server-time.ts';
import { listDrafts } from '#src/data/waiting-drafts-api.ts';
import { closingOf } from '#src/domain/draft/draft-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { matches, stateAt } from '#src/domain/invitation/invitation-state.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import type { Guard } from '#src/lib/guard.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { MANAGE_INVITATIONS } from '#text/invitation-owner.ts';
import styles from './manager.module.css';
import type { OwnerAction } from './owned-row.tsx';
import { OwnedRow } from './owned-row.tsx';
import { EraseDialog, TellDialog } from './owner-dialogs.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

const { list: texts, actions, erase } = MANAGE_INVITATIONS;

/** What an action changes of a page, and what is said once it has. */
interface Change {
  readonly work: () => Promise<unknown>;
  /** The page after it, as far as this device knows. */
  readonly expected: Invitation;
  readonly isDone: (stored: Invitation) => boolean;
  readonly done: (stored: Invitation) => string;
}

/** The couples' drafts that wait for the owner, and every invitation with what can be done with it. */
export function InvitationManager({ guard }: { readonly guard: Guard }) {
  const drafts = usePages(listDrafts);
  const pages = usePages(listReviewed);
  const { status, items } = pages;
  // Drafts that came later would push the invitations below them down.
  const areDraftsRead = drafts.status !== 'reading' || drafts.items.length > 0;
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState<string>();
  /** Pages whose last change may be stored or not. */
  const [unsure, setUnsure] = useState<ReadonlySet<string>>(new Set());
  const [team, setTeam] = useState<string>();
  const [told, setTold] = useState<Invitation>();
  const [erasing, setErasing] = useState<ListedInvitation>();
  const list = useRef<HTMLUListElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, items);
  const now = Date.now();
  const shown = items.filter(
    ({ id, invitation }) =>
      search.trim() === '' || (invitation ? matches(invitation, search) : id === search),
  );

  const settle = (id: string, isSure: boolean) =>
    setUnsure((ids) => new Set([...ids].filter((one) => one !== id).concat(isSure ? [] : id)));

  /** The page as it is stored; a failure leaves open what was done. */
  const reread = (id: string) => guard(() => readListed(id)).catch(() => 'unknown' as const);

  const dropGone = (id: string) => {
    expectRemoval(shown.findIndex((one) => one.id === id));
    pages.drop(id);
    settle(id, true);
  };

  /** What an approval keeps is the version that the owner read; what is published is reviewed anew. */
  const replace = ({ review }: ListedInvitation, now: ListedInvitation) =>
    pages.replace({ ...now, ...(review && now.invitation?.published === false && { review }) });

  /** Somebody else may have changed the page, and a lost response does not tell whether it was changed: it is read again. */
  const change = async (owned: ListedInvitation, { work, expected, isDone, done }: Change) => {
    const { id } = owned;
    setBusy(id);
    const isFailed = await guard(work).then(
      () => false,
      () => true,
    );
    const now = await reread(id);
    setBusy(undefined);
    const stored = now === 'unknown' ? undefined : now?.invitation;
    settle(id, !isFailed || now !== 'unknown');
    if (now === undefined) {
      dropGone(id);
      notify.error(actions.gone);
    } else if (!isFailed || (stored && isDone(stored))) {
      replace(owned, { id, invitation: stored ?? expected });
      notify.success(done(stored ?? expected));
      return true;
    } else if (now === 'unknown') notify.error(actions.unsure);
    else {
      replace(owned, now);
      notify.error(actions.notDone);
    }
    return false;
  };

  const check = async (owned: ListedInvitation) => {
    const { id } = owned;
    setBusy(id);
    const now = await reread(id);
    setBusy(undefined);
    if (now === 'unknown') return notify.error(texts.unreachable.title);
    settle(id, true);
    if (now) return replace(owned, now);
    dropGone(id);
    notify.error(actions.gone);
  };

  const publish = async (owned: ListedInvitation, invitation: Invitation) => {
    const isPublished = await change(owned, {
      work: () => publishPage(invitation, owned.review),
      expected: { ...invitation, published: true },
      isDone: ({ published }) => published,
      done: () => actions.published,
    });
    if (isPublished) setTold(invitation);
  };

  const close = (owned: ListedInvitation, invitation: Invitation) => {
    const closedAt = (closesAt: number) => ({
      ...invitation,
      settings: { ...invitation.settings, closesAt },
    });
    return change(owned, {
      work: async () => setClosing(owned.id, await passedMoment(owned.id)),
      expected: closedAt(0),
      isDone: (stored) => stateAt(Date.now(), stored) === 'closed',
      done: () => actions.closed,
    });
  };

  const reopen = (owned: ListedInvitation, invitation: Invitation) => {
    const opened = (page: Invitation) => closingOf(page.functions, Date.now());
    return change(owned, {
      // The list has no private functions, and the last one may be private.
      work: async () => setClosing(owned.id, opened((await readInvitation(owned.id)) ?? invitation)),
      expected: { ...invitation, settings: { ...invitation.settings, closesAt: opened(invitation) } },
      isDone: (stored) => stateAt(Date.now(), stored) !== 'closed',
      done: ({ published }) => (published ? actions.reopened : actions.reopenedHidden),
    });
  };

  const act = (owned: ListedInvitation, action: OwnerAction) => {
    const { id, invitation } = owned;
    if (action === 'erase') return setErasing(owned);
    if (action === 'team') return setTeam(id);
    if (action === 'check') return check(owned);
    if (!invitation) return;
    switch (action) {
      case 'tell':
        return setTold(invitation);
      case 'publish':
        return publish(owned, invitation);
      case 'unpublish':
        return change(owned, {
          work: () => unpublish(id),
          expected: { ...invitation, published: false },
          isDone: ({ published }) => !published,
          done: () => actions.unpublished,
        });
      case 'close':
        return close(owned, invitation);
      case 'reopen':
        return reopen(owned, invitation);
      default: {
        const filmReleased = action === 'releaseFilm';
        return change(owned, {
          work: () => setFilmReleased(id, filmReleased),
          expected: { ...invitation, filmReleased },
          isDone: (stored) => stored.filmReleased === filmReleased,
          done: () => (filmReleased ? actions.filmReleased : actions.filmHeld),
        });
      }
    }
  };

  const eraseChosen = async () => {
    if (!erasing) return;
    const { id } = erasing;
    setErasing(undefined);
    setBusy(id);
    const isFailed = await guard(() => eraseWedding(id)).then(
      () => false,
      () => true,
    );
    // It is unpublished first, so what is left is not what the list shows.
    const now = isFailed ? await reread(id) : undefined;
    setBusy(undefined);
    if (now === undefined) {
      dropGone(id);
      return notify.success(erase.erased);
    }
    settle(id, now !== 'unknown');
    if (now !== 'unknown') replace(erasing, now);
    notify.error(now === 'unknown' ? erase.unsure : erase.notErased);
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
              unsure={unsure.has(owned.id)}
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
        onErase={() => void eraseChosen()}
      />
    </>
  );
}
