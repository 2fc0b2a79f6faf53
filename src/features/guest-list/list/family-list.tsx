import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import { newFamilyId } from '#src/domain/guests/family.ts';
import type { GuestReplies } from '#src/domain/guests/family-filter.ts';
import {
  filterFamilies,
  NO_FILTER,
  prepareSearch,
  progressOf,
  tagsOf,
} from '#src/domain/guests/family-filter.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { overSince } from '#src/domain/invitation/life.ts';
import { Button } from '#src/ui/button.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextField } from '#src/ui/field.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useSelection } from '#src/ui/use-selection.ts';
import { WindowedList } from '#src/ui/windowed-list.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import { changedFields } from '../family-form.ts';
import styles from '../guests.module.css';
import { queueOf, storedQueue } from '../sending/send-queue.ts';
import type { useGuestList } from '../use-guest-list.ts';
import type { BulkChange } from './bulk-change.ts';
import { changeSteps } from './bulk-change.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { FamilyRow } from './family-row.tsx';
import { FilterFields } from './filter-fields.tsx';
import { RemovedBar, SelectionBar } from './selection-bar.tsx';
import type { ToldForm } from './told-reply.tsx';
import { ToldReply } from './told-reply.tsx';

interface FamilyListProps {
  readonly toldForm: ToldForm;
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  readonly onAdd: () => void;
  readonly onSend: () => void;
}

/** A couple's families: found, changed alone or together, removed, and chosen for sending. */
export function FamilyList({ toldForm, invitation, guestList, onAdd, onSend }: FamilyListProps) {
  const { families, replies, openedAt } = guestList;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState(NO_FILTER);
  const [editing, setEditing] = useState<Family | 'new'>();
  const [told, setTold] = useState<Family>();
  const [changing, setChanging] = useState(false);
  const [removed, setRemoved] = useState<{ id: string; text: string; undo: () => Promise<void> }>();
  const { code } = invitation;
  const over = overSince(Date.now(), invitation.functions);

  // Typing stays quick while a long list follows.
  const wanted = useDeferredValue(search);
  const known = useMemo(() => ({ replies, openedAt }), [replies, openedAt]);
  const shown = useMemo(
    () => filterFamilies(families, wanted, filter, known),
    [families, wanted, filter, known],
  );
  const tags = useMemo(() => tagsOf(families), [families]);
  const { selected, chosen, select, selectAll, clear } = useSelection(families, shown);

  const send = useCallback(
    (to: readonly Family[]) => {
      storedQueue.change(() => queueOf(code, to, over !== undefined));
      onSend();
    },
    [code, over, onSend],
  );
  const sendOne = useCallback((family: Family) => send([family]), [send]);

  const remove = async (gone: readonly Family[]) => {
    setEditing(undefined);
    try {
      const undo = await guestList.removeFamilies(gone.map(({ id }) => id));
      const [first] = gone;
      if (first) setRemoved({ id: first.id, text: GUESTS.removed(gone.length, first.name), undo });
      clear();
    } catch {
      notify.error(GUESTS.notDone);
    }
  };
  const changeAll = async (change: BulkChange) => {
    for (const step of changeSteps(chosen, change)) await guestList.changeFamilies(step.ids, step.change);
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
        onEdit={setEditing}
        onSend={sendOne}
        onTold={setTold}
      />
    ),
    [invitation, known, selected, select, sendOne],
  );

  const dialogs = (
    <FamilyDialog
      invitation={invitation}
      editing={editing}
      families={families}
      onSave={(fields) =>
        editing === 'new' || !editing
          ? guestList.addFamilies([{ ...fields, id: newFamilyId() }])
          : guestList.changeFamilies([editing.id], changedFields(editing, fields))
      }
      onRenew={async ({ id }) => {
        const renewed = await guestList.renewLink(id);
        setEditing(renewed);
        return renewed;
      }}
      onRemove={(family) => void remove([family])}
      onClose={() => setEditing(undefined)}
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
        <EmptyState title={GUESTS.empty.title} line={GUESTS.empty.line}>
          <Button onClick={onAdd}>{GUESTS.add}</Button>
          <Button look="link" onClick={() => setEditing('new')}>
            {GUESTS.addOne}
          </Button>
        </EmptyState>
        {dialogs}
      </>
    );
  }
  return (
    <>
      <ListActions
        code={code}
        over={over}
        shown={shown}
        known={known}
        onAdd={onAdd}
        onAddOne={() => setEditing('new')}
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
      <SelectionBar
        shown={shown.length}
        all={families.length}
        selected={chosen.length}
        allSelected={shown.length > 0 && shown.every(({ id }) => selected.has(id))}
        onSelectAll={selectAll}
        onClear={clear}
        onChange={() => setChanging(true)}
        onSend={() => send(chosen)}
        onRemove={() => void remove(chosen)}
      />
      {shown.length === 0 && <p role="status">{GUESTS.none}</p>}
      <WindowedList
        label={GUESTS.title}
        items={shown}
        idOf={idOfFamily}
        className={styles.rows}
        render={renderRow}
      />
      {dialogs}
      <ToldReply
        form={toldForm}
        invitation={invitation}
        guestList={guestList}
        family={told}
        onClose={() => setTold(undefined)}
      />
      <BulkDialog
        invitation={invitation}
        families={chosen}
        open={changing}
        onChange={changeAll}
        onClose={() => setChanging(false)}
      />
    </>
  );
}

function idOfFamily({ id }: Family): string {
  return id;
}

const texts = GUESTS.send;

interface ListActionsProps {
  readonly code: string;
  /** When the last function began, once the wedding is over. */
  readonly over: number | undefined;
  readonly shown: readonly Family[];
  readonly known: GuestReplies;
  readonly onAdd: () => void;
  readonly onAddOne: () => void;
  readonly onSend: (families: readonly Family[]) => void;
  /** Goes on with the queue that was begun before. */
  readonly onCarryOn: () => void;
}

/** Adding families, and sending to those shown: to whom nothing was sent, a reminder to those who are silent, thanks after the wedding. */
function ListActions({ code, over, shown, known, onAdd, onAddOne, onSend, onCarryOn }: ListActionsProps) {
  const { data: queue } = storedQueue.useRestored();
  const left = queue?.code === code ? queue.entries.length - queue.at : 0;
  const notThanked = shown.filter(({ sentAt = 0 }) => over !== undefined && sentAt < over);
  const toInvite = shown.filter((family) => progressOf(family, known) === 'notSent');
  const silent = shown.filter((family) => isSilent(family, known));
  return (
    <div className={listStyles.actions}>
      <Button look="secondary" small icon="plus" onClick={onAdd}>
        {GUESTS.add}
      </Button>
      <Button look="link" onClick={onAddOne}>
        {GUESTS.addOne}
      </Button>
      {notThanked.length > 0 && (
        <Button look="whatsapp" small icon="whatsapp" onClick={() => onSend(notThanked)}>
          {texts.thank(notThanked.length)}
        </Button>
      )}
      {over === undefined && toInvite.length > 0 && (
        <Button look="whatsapp" small icon="whatsapp" onClick={() => onSend(toInvite)}>
          {texts.waiting(toInvite.length)}
        </Button>
      )}
      {over === undefined && silent.length > 0 && (
        <Button look="secondary" small icon="whatsapp" onClick={() => onSend(silent)}>
          {texts.remind(silent.length)}
        </Button>
      )}
      {left > 0 && (
        <p>
          {texts.left(left)}{' '}
          <Button look="link" onClick={onCarryOn}>
            {texts.carryOn}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Whether a family was sent its link and has not replied. Somebody may have opened a link that was never marked as sent. */
function isSilent(family: Family, known: GuestReplies): boolean {
  const progress = progressOf(family, known);
  return family.sentAt !== undefined && (progress === 'sent' || progress === 'opened');
}
