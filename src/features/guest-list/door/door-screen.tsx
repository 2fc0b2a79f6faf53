import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { withPrivate } from '#src/domain/invitation/private-functions.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Choices } from '#src/ui/choices.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { DOOR } from '#text/invitations/door.ts';
import { UI } from '#text/ui.ts';
import { Unreadable } from '../unreadable.tsx';
import { doorRows, doorTotal, functionNow, matchingRows } from './door-list.ts';
import { DoorRow } from './door-row.tsx';
import styles from './door-screen.module.css';
import { useDoor } from './use-door.ts';

/** Rows shown at first: staff search by name in a longer list. */
const FIRST_ROWS = 60;

interface DoorScreenProps {
  /** As guests see it, or as staff do. */
  readonly invitation: Invitation;
}

interface LastCount {
  readonly id: string;
  readonly name: string;
  readonly more: number;
  readonly weddingFunction: WeddingFunction;
}

export function DoorScreen({ invitation }: DoorScreenProps) {
  const door = useDoor(invitation.code);
  const { functions } = withPrivate(invitation, door.own);
  if (functions.length === 0) return null;
  if (door.guestList.families.size === 0 && door.guestList.replies.size === 0) {
    return <NoList invitation={invitation} door={door} />;
  }
  return <Counting functions={functions} door={door} />;
}

interface CountingProps {
  readonly functions: readonly WeddingFunction[];
  readonly door: ReturnType<typeof useDoor>;
}

/** For the function of this hour, until the staff choose another. */
function Counting({ functions, door }: CountingProps) {
  const [chosen, setChosen] = useState(() => functionNow(functions, Date.now())?.key);
  const weddingFunction = functions.find(({ key }) => key === chosen) ?? functions[0];
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(FIRST_ROWS);
  const [last, setLast] = useState<LastCount>();

  if (!weddingFunction) return null;
  const own = new Map([...door.counts].map(([family, { came }]) => [family, came]));
  const rows = doorRows(weddingFunction.key, door.guestList, own, door.device);
  const found = matchingRows(rows, typed);
  const { came, expected, invited } = doorTotal(rows);
  const count = (id: string, name: string, more: number) => {
    setLast({ id, name, more, weddingFunction });
    void door.count(id, weddingFunction.key, more);
  };
  const undo = (done: LastCount) => {
    setLast(undefined);
    void door.count(done.id, done.weddingFunction.key, -done.more);
  };

  return (
    <>
      {functions.length > 1 && (
        <Choices
          className={styles.functions}
          legend={DOOR.function}
          options={functions.map((value) => ({ value: value.key, name: value.name }))}
          chosen={weddingFunction.key}
          onChoose={setChosen}
        />
      )}
      <p className={styles.total}>
        {weddingFunction.asksReply
          ? DOOR.came(groupDigits(came), groupDigits(expected))
          : DOOR.cameOf(groupDigits(came), groupDigits(invited))}
      </p>
      <SharingState door={door} />
      <Unreadable count={door.guestList.unreadable.size} />
      <TextField
        label={DOOR.search}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={styles.last} role="status">
        {last && (
          <>
            {DOOR.counted(last.name, last.more)}
            <Button look="link" onClick={() => undo(last)}>
              {DOOR.undo}
            </Button>
          </>
        )}
      </p>
      {found.length === 0 && <p>{DOOR.nobody}</p>}
      <ul className={styles.rows}>
        {found.slice(0, shown).map((row) => (
          <DoorRow
            // What is typed for a function counts for that one.
            key={`${weddingFunction.key} ${row.id}`}
            row={row}
            asksReply={weddingFunction.asksReply}
            onCount={(more) => count(row.id, row.name, more)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button look="secondary" onClick={() => setShown(shown + FIRST_ROWS)}>
          {DOOR.showMore(Math.min(FIRST_ROWS, found.length - shown))}
        </Button>
      )}
      <SigningOut door={door} />
    </>
  );
}

function NoList({ invitation, door }: DoorScreenProps & { readonly door: ReturnType<typeof useDoor> }) {
  // Without an account nothing is read, so nothing more will come.
  if (door.status === 'opening' && door.account) return <p role="status">{DOOR.opening}</p>;
  const { title, line } = door.status === 'ready' ? DOOR.empty : DOOR.missing;
  return (
    <Notice title={title} line={line}>
      <LinkButton look="link" to={PATHS.myWedding(invitation.code)}>
        {DOOR.missing.desk}
      </LinkButton>
      <Button look="link" onClick={door.retry}>
        {UI.retry}
      </Button>
    </Notice>
  );
}

function SharingState({ door }: { readonly door: ReturnType<typeof useDoor> }) {
  const { kept, account, isRefused, waiting } = door;
  if (!kept) return <Notice title={DOOR.notKept} />;
  if (account && isRefused) return <Notice title={DOOR.refused.title} line={DOOR.refused.line} />;
  if (!account) return <Notice kind="note" title={DOOR.signIn} />;
  return <p className={styles.sharing}>{waiting > 0 ? DOOR.waiting(waiting) : DOOR.sent}</p>;
}

function SigningOut({ door }: { readonly door: ReturnType<typeof useDoor> }) {
  const { account, signOut } = door;
  if (!account || account === 'unknown') return null;
  return (
    <div className={styles.signOut}>
      <p>{DOOR.signedInAs(account.email)}</p>
      <Button look="link" onClick={() => void signOut().catch(() => notify.error(DOOR.notSignedOut))}>
        {DOOR.signOut}
      </Button>
      <p>{DOOR.signOutLine}</p>
    </div>
  );
}
