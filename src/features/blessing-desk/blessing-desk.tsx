import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { serverTime } from '#src/data/server-time.ts';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import { BLESSING_STATES } from '#src/domain/blessing/blessing-states.ts';
import { downloadText } from '#src/lib/download.ts';
import { Button } from '#src/ui/button.tsx';
import { Choices } from '#src/ui/choices.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { ReadOn } from '#src/ui/read-on.tsx';
import { SelectionBar } from '#src/ui/selection-bar.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { useSelection } from '#src/ui/use-selection.ts';
import { useWork } from '#src/ui/use-work.ts';
import { WindowedList } from '#src/ui/windowed-list.tsx';
import { BLESSINGS } from '#text/invitations/blessings.ts';
import { findBlessings } from './blessing-list.ts';
import rows from './blessing-row.module.css';
import { BlessingRow } from './blessing-row.tsx';
import type { useBlessings } from './use-blessings.ts';

const HOUR_MS = 3_600_000;

interface BlessingDeskProps {
  /** Of the invitation. */
  readonly code: string;
  readonly store: ReturnType<typeof useBlessings>;
  readonly wallOpen: boolean;
}

/** A couple's blessings: found, approved, hidden and deleted, one by one or many at once. */
export function BlessingDesk({ code, store, wallOpen }: BlessingDeskProps) {
  const { blessings, counts, complete, reading } = store;
  const [state, setState] = useState<BlessingState | 'all'>(counts.new > 0 ? 'new' : 'all');
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<{ what: 'approve' | 'remove'; those: readonly Blessing[] }>();
  const { busy, run } = useWork(BLESSINGS.notDone);
  const list = useRef<HTMLDivElement>(null);

  // Typing stays quick while a long list follows.
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => findBlessings(blessings, state, wanted), [blessings, state, wanted]);
  const selection = useSelection(blessings, shown);
  const { selected, chosen, select, clear } = selection;
  const { expectRemoval } = useFocusAfterRemoval(list, shown, { focusNext });

  const decide = async (
    those: readonly Blessing[],
    work: () => Promise<number>,
    done: (count: number) => string,
  ) => {
    setAsked(undefined);
    const isOver = await run(async () => {
      const count = await work();
      const leftOut = those.length - count;
      const lines = [count > 0 && done(count), leftOut > 0 && BLESSINGS.leftOut(leftOut)];
      notify.success(lines.filter(Boolean).join(' '));
    });
    if (isOver) clear();
  };
  const approve = (those: readonly Blessing[]) =>
    decide(those, () => store.approve(those), BLESSINGS.approved);
  const hide = (those: readonly Blessing[]) =>
    decide(those, () => store.decide(those, 'hidden'), BLESSINGS.hidden);
  const remove = (those: readonly Blessing[]) => decide(those, () => store.remove(those), BLESSINGS.removed);
  const approveAllNew = () =>
    run(async () => {
      const those = findBlessings(await store.readAfresh(), 'new', '');
      if (those.length > 0) setAsked({ what: 'approve', those });
      else notify.success(BLESSINGS.noneNew);
    });
  const askToDiscard = () =>
    run(async () => {
      const since = (await serverTime(code)) - HOUR_MS;
      const all = await store.readAfresh();
      const those = findBlessings(all, 'new', '').filter(({ createdAt }) => createdAt > since);
      if (those.length > 0) setAsked({ what: 'remove', those });
      else notify.success(BLESSINGS.noneThisHour);
    });
  const save = () =>
    run(async () => {
      const { blessingsCsv } = await import('./blessings-csv.ts');
      downloadText(BLESSINGS.csvFile, 'text/csv', blessingsCsv(await store.readAll()));
    });

  const latest = useRef({ shown, decide: store.decide });
  useEffect(() => {
    latest.current = { shown, decide: store.decide };
  });
  const decideOne = useCallback(
    (blessing: Blessing, next: BlessingState) => {
      expectRemoval(latest.current.shown.findIndex(({ id }) => id === blessing.id));
      latest.current.decide([blessing], next).catch(() => notify.error(BLESSINGS.notDone));
    },
    [expectRemoval],
  );
  const askToRemove = useCallback((one: Blessing) => setAsked({ what: 'remove', those: [one] }), []);
  const renderRow = useCallback(
    (blessing: Blessing) => (
      <BlessingRow
        blessing={blessing}
        selected={selected.has(blessing.id)}
        onSelect={select}
        onDecide={decideOne}
        onRemove={askToRemove}
      />
    ),
    [selected, select, decideOne, askToRemove],
  );

  const options = [...BLESSING_STATES, 'all' as const].map((value) => ({
    value,
    name:
      value === 'all'
        ? BLESSINGS.withCount(BLESSINGS.all, counts.new + counts.approved + counts.hidden)
        : BLESSINGS.withCount(BLESSINGS.states[value], counts[value]),
  }));
  return (
    <>
      <div className={listStyles.tools}>
        <div className={listStyles.search}>
          <TextField
            label={BLESSINGS.search}
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <Choices legend={BLESSINGS.filter} options={options} chosen={state} onChoose={setState} />
        <div className={listStyles.actions}>
          {counts.new > 1 && (
            <Button look="secondary" small busy={busy} onClick={() => void approveAllNew()}>
              {BLESSINGS.approveAll(counts.new)}
            </Button>
          )}
          {counts.new > 1 && (
            <Button look="link" busy={busy || reading} onClick={() => void askToDiscard()}>
              {BLESSINGS.discard}
            </Button>
          )}
          <Button look="link" icon="download" busy={reading} onClick={() => void save()}>
            {BLESSINGS.csv}
          </Button>
        </div>
      </div>
      <SelectionBar selection={selection} texts={BLESSINGS} shown={BLESSINGS.shown(shown.length)}>
        <Button look="link" busy={busy} onClick={() => setAsked({ what: 'approve', those: chosen })}>
          {BLESSINGS.approve}
        </Button>
        <Button look="link" busy={busy} onClick={() => void hide(chosen)}>
          {BLESSINGS.hide}
        </Button>
        <Button look="link" busy={busy} onClick={() => setAsked({ what: 'remove', those: chosen })}>
          {BLESSINGS.remove}
        </Button>
      </SelectionBar>
      <div ref={list} tabIndex={-1} className={listStyles.view}>
        <WindowedList
          label={BLESSINGS.title}
          items={shown}
          idOf={idOf}
          className={rows.rows}
          render={renderRow}
        />
      </div>
      {complete && shown.length === 0 && (
        <p role="status">{state === 'new' && wanted === '' ? BLESSINGS.noneNew : BLESSINGS.none}</p>
      )}
      {!complete && (
        <ReadOn
          key={blessings.length}
          label={BLESSINGS.more}
          reading={reading}
          status={wanted ? BLESSINGS.searching(blessings.length) : undefined}
          onMore={() => void store.more()}
        />
      )}
      <BlessingQuestions
        asked={asked}
        wallOpen={wallOpen}
        onKeep={() => setAsked(undefined)}
        onApprove={(those) => void approve(those)}
        onRemove={(those) => void remove(those)}
      />
    </>
  );
}

function idOf({ id }: Blessing): string {
  return id;
}

interface BlessingQuestionsProps {
  /** What is about to be done with which blessings. */
  readonly asked: { readonly what: 'approve' | 'remove'; readonly those: readonly Blessing[] } | undefined;
  readonly wallOpen: boolean;
  readonly onKeep: () => void;
  readonly onApprove: (those: readonly Blessing[]) => void;
  readonly onRemove: (those: readonly Blessing[]) => void;
}

/** Asks before many are approved, and before anything is deleted. */
function BlessingQuestions({ asked, wallOpen, onKeep, onApprove, onRemove }: BlessingQuestionsProps) {
  const those = asked?.those ?? [];
  return (
    <>
      <ConfirmDialog
        open={asked?.what === 'approve'}
        {...BLESSINGS.approveQuestion(those.length, wallOpen)}
        confirm={BLESSINGS.approve}
        onKeep={onKeep}
        onConfirm={() => onApprove(those)}
      />
      <ConfirmDialog
        open={asked?.what === 'remove'}
        {...BLESSINGS.removeQuestion(those.length)}
        confirm={BLESSINGS.remove}
        onKeep={onKeep}
        onConfirm={() => onRemove(those)}
      />
    </>
  );
}

/** Focuses the first button of the row in the place of one that has gone, or of the last one. */
function focusNext(list: HTMLElement, index: number): void {
  const all = [...list.querySelectorAll('[role="listitem"]')];
  const row = all.find((one) => Number(one.getAttribute('aria-posinset')) > index) ?? all.at(-1);
  (row?.querySelector('button') ?? list).focus({ preventScroll: true });
}
