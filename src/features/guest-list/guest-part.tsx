import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import listStyles from '#src/ui/desk-list.module.css';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import type { GuestListStatus } from './guest-list-reading.ts';
import { ImportScreen } from './import/import-screen.tsx';
import { FamilyList } from './list/family-list.tsx';
import type { ToldForm } from './list/told-reply.tsx';
import { SendScreen } from './sending/send-screen.tsx';
import { Unreadable } from './unreadable.tsx';
import { useGuestList } from './use-guest-list.ts';

const GUEST_VIEWS = ['list', 'add', 'send'] as const;

type GuestView = (typeof GUEST_VIEWS)[number];

interface GuestPartProps {
  readonly invitation: Invitation;
  readonly toldForm: ToldForm;
}

/** The desk's guest list: the families, adding many of them, and sending to them. */
export function GuestPart({ invitation, toldForm }: GuestPartProps) {
  const { view, show } = useGuestView();
  const guestList = useGuestList(invitation.code);
  const container = useRef<HTMLDivElement>(null);
  useFocusOnChange(container, view);
  const wasRead = useWasRead(guestList.status);
  const isUnknown = guestList.families.length === 0 && !wasRead;

  if (guestList.status === 'refused') {
    return <Notice title={GUESTS.refused.title} line={GUESTS.refused.line} />;
  }
  if (isUnknown && guestList.status === 'opening') return <p role="status">{GUESTS.opening}</p>;
  if (isUnknown) {
    return <Unreachable text={GUESTS.lost} busy={guestList.syncing} onRetry={() => void guestList.sync()} />;
  }
  return (
    <div ref={container} tabIndex={-1} className={listStyles.view}>
      {guestList.status === 'offline' && (
        <Notice kind="note" title={GUESTS.offline.title} line={GUESTS.offline.line} />
      )}
      {guestList.status === 'partial' && <Notice kind="note" title={GUESTS.partial} />}
      <Unreadable count={guestList.unreadable.size} />
      {view === 'list' && (
        <FamilyList
          toldForm={toldForm}
          invitation={invitation}
          guestList={guestList}
          onAdd={() => show('add')}
          onSend={() => show('send')}
        />
      )}
      {view === 'add' && (
        <ImportScreen invitation={invitation} guestList={guestList} onBack={() => show('list')} />
      )}
      {view === 'send' && (
        <SendScreen invitation={invitation} guestList={guestList} onBack={() => show('list')} />
      )}
    </div>
  );
}

/** Whether the whole list was read once by the current account: an empty one is known then, even when a later read fails. */
function useWasRead(status: GuestListStatus): boolean {
  const [before, setBefore] = useState(false);
  const wasRead = status === 'ready' || (before && (status === 'partial' || status === 'offline'));
  if (wasRead !== before) setBefore(wasRead);
  return wasRead;
}

/** The screen in the address, `#guests-send`, and a function to change it. Back returns. */
function useGuestView() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const named = hash.split('-')[1];
  return {
    view: GUEST_VIEWS.find((view) => view === named) ?? 'list',
    show: (view: GuestView) => void navigate({ search, hash: view === 'list' ? 'guests' : `guests-${view}` }),
  };
}
