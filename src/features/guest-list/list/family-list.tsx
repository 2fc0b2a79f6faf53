import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import { changeBetween } from '#src/domain/guests/family-change.ts';
import {
  filterFamilies,
  NO_FILTER,
  prepareSearch,
  progressOf,
  tagsOf,
} from '#src/domain/guests/family-filter.ts';
import { isAsked } from '#src/domain/guests/is-asked.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { overSince } from '#src/domain/invitation/over-since.ts';
import { Button } from '#src/ui/button.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectionBar } from '#src/ui/selection-bar.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useSelection } from '#src/ui/use-selection.ts';
import { useWork } from '#src/ui/use-work.ts';
import { WindowedList } from '#src/ui/windowed-list.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import styles from '../guests.module.css';
import { queueOf, startQueue } from '../sending/send-queue.ts';
import { useMarking } from '../sending/use-send-queue.ts';
import {
  dropRemoved,
  dropReply,
  editKey,
  followLink,
  moveName,
  typedEdit,
  typedReply,
} from '../typed-guests.ts';
import type { useGuestList } from '../use-guest-list.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { FamilyRow } from './family-row.tsx';
import { FilterFields } from './filter-fields.tsx';
import { ListActions } from './list-actions.tsx';
import { NotSaved } from './not-saved.tsx';
import { settleNew } from './settle-new.ts';
import type { ToldForm } from './told-reply.tsx';
import { ToldReply } from './told-reply.tsx';

interface FamilyListProps {
  readonly toldForm: ToldForm;
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  readonly onAdd: () => void;
  readonly onSend: () => void;
}

export function FamilyList({ toldForm, invitation, guestList, onAdd, onSend }: FamilyListProps) {
  const { families, replies, openedAt } = guestList;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const [editing, setEditing] = useState<Family | 'new'>();
  const edit = useCallback(
    // What was typed is compared with what it began from.
    (one: Family | 'new') => setEditing(typedEdit(invitation.code, one)?.editing ?? one),
    [invitation.code],
  );
  const [told, setTold] = useState<Family>();
  const [changing, setChanging] = useState(false);
  const [removed, setRemoved] = useState<{ id: string; text: string; undo: () => Promise<void> }>();
  const { code } = invitation;
  const over = overSince(Date.now(), invitation.functions);

  // Typing stays quick while a long list follows.
  const wanted = useDeferredValue(search);
  const { functions } = invitation;
  const known = useMemo(() => ({ functions, replies, openedAt }), [functions, replies, openedAt]);
  const shown = useMemo(
    () => filterFamilies(families, wanted, filter, known),
    [families, wanted, filter, known],
  );
  const tags = useMemo(() => tagsOf(families), [families]);
  useMarking(code, guestList);
  const isWhole = guestList.status === 'ready';
  // The input for a family that has been removed on another phone cannot be saved.
  useEffect(() => {
    if (!isWhole) return;
    if (editing !== 'new') settleNew(invitation, families);
    const kept = new Set(['new', editing && editKey(editing), told?.id, ...families.map(({ id }) => id)]);
    dropRemoved(code, (key) => !kept.has(key));
    // Nor can a reply of a family that is no longer asked for one.
    for (const one of families)
      if (typedReply(code, one.id) && !isAsked(one, invitation)) dropReply(code, one.id);
  }, [code, invitation, isWhole, families, editing, told]);
  const selection = useSelection(families, shown);
  const { selected, chosen, select, clear } = selection;

  const send = useCallback(
    (to: readonly Family[]) => {
      startQueue(queueOf(code, to, over !== undefined));
      onSend();
    },
    [code, over, onSend],
  );
  const sendOne = useCallback((family: Family) => send([family]), [send]);

  const remove = async (gone: readonly Family[]) => {
    setEditing(undefined);
    try {
      const { removed: those, isWhole, undo } = await guestList.removeFamilies(gone.map(({ id }) => id));
      const [first] = those;
      if (first) setRemoved({ id: first.id, text: GUESTS.removed(those.length, first.name), undo });
      if (isWhole) clear();
      else notify.error(GUESTS.notDone);
    } catch {
      notify.error(GUESTS.notDone);
    }
  };

  const renderRow = useCallback(
    (family: Family) => (
      <FamilyRow
        family={family}
        invitation={invitation}
        progress={progressOf(family, known)}
        openedAt={known.openedAt.get(family.id)}
        selected={selected.has(family.id)}
        onSelect={select}
        onEdit={edit}
        onSend={sendOne}
        onTold={setTold}
      />
    ),
    [invitation, known, selected, select, edit, sendOne],
  );

  // Its key keeps what is typed when the first family arrives and the page around it changes.
  const familyDialog = (
    <FamilyDialog
      key="family"
      invitation={invitation}
      editing={editing}
      families={families}
      onSave={(fields, id) =>
        editing === 'new' || !editing
          ? guestList.addFamilies([{ ...fields, id }])
          : guestList.changeFamilies([id], changeBetween(editing, fields))
      }
      onRenew={async (family) => {
        const { id } = await guestList.renewLink(family.id);
        followLink(code, family, id);
        setEditing({ ...family, id });
      }}
      onRemove={(family) => void remove([family])}
      onClose={() => setEditing((now) => (now === editing ? undefined : now))}
    />
  );
  const notSaved = (
    <NotSaved
      invitation={invitation}
      families={families}
      onEdit={edit}
      onName={(family) => {
        moveName(code, family);
        edit(family);
      }}
      onTold={setTold}
      onAdd={onAdd}
    />
  );
  const removedBar = removed && (
    <RemovedBar
      key={removed.id}
      text={removed.text}
      undo={removed.undo}
      onDone={() => setRemoved(undefined)}
    />
  );
  if (families.length === 0) {
    return (
      <>
        {removedBar}
        {notSaved}
        <EmptyState title={GUESTS.empty.title} line={GUESTS.empty.line}>
          <Button onClick={onAdd}>{GUESTS.add}</Button>
          <Button look="link" onClick={() => edit('new')}>
            {GUESTS.addOne}
          </Button>
        </EmptyState>
        {familyDialog}
      </>
    );
  }
  return (
    <>
      {notSaved}
      <ListActions
        invitation={invitation}
        over={over}
        families={families}
        shown={shown}
        known={known}
        onAdd={onAdd}
        onAddOne={() => edit('new')}
        onSend={send}
        onCarryOn={onSend}
      />
      <div className={listStyles.tools}>
        <div className={listStyles.search}>
          <TextField
            label={GUESTS.search}
            type="search"
            autoComplete="off"
            value={search}
            onFocus={() => prepareSearch(families)}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <FilterFields invitation={invitation} tags={tags} filter={filter} onChange={setFilter} />
      </div>
      {removedBar}
      <SelectionBar selection={selection} texts={GUESTS} shown={GUESTS.shown(shown.length, families.length)}>
        <Button look="link" onClick={() => setChanging(true)}>
          {GUESTS.change}
        </Button>
        <Button look="link" onClick={() => send(chosen)}>
          {GUESTS.send.short}
        </Button>
        <Button look="link" onClick={() => void remove(chosen)}>
          {GUESTS.remove}
        </Button>
      </SelectionBar>
      {shown.length === 0 && <p role="status">{GUESTS.none}</p>}
      <WindowedList
        label={GUESTS.title}
        items={shown}
        idOf={idOfFamily}
        className={styles.rows}
        render={renderRow}
      />
      {familyDialog}
      <ToldReply
        form={toldForm}
        invitation={invitation}
        guestList={guestList}
        family={told && isAsked(told, invitation) ? told : undefined}
        onClose={() => setTold((now) => (now === told ? undefined : now))}
      />
      <BulkDialog
        invitation={invitation}
        families={chosen}
        open={changing}
        onChange={(change) =>
          guestList.changeFamilies(
            chosen.map(({ id }) => id),
            change,
          )
        }
        onClose={() => setChanging(false)}
      />
    </>
  );
}

function idOfFamily({ id }: Family): string {
  return id;
}

interface RemovedBarProps {
  readonly text: string;
  readonly undo: () => Promise<void>;
  readonly onDone: () => void;
}

/** Tells that families were removed, and restores them. Takes the focus, which was on a removed row. */
function RemovedBar({ text, undo, onDone }: RemovedBarProps) {
  const { busy, run } = useWork(GUESTS.notDone);
  const bringBack = async () => {
    if (await run(undo, GUESTS.backInList)) onDone();
  };
  return (
    <div className={listStyles.bar} role="status">
      <p>{text}</p>
      <Button look="link" busy={busy} autoFocus onClick={() => void bringBack()}>
        {GUESTS.undo}
      </Button>
    </div>
  );
}
