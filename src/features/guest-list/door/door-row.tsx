import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LIMITS } from '#src/domain/guests/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { DOOR } from '#text/invitations/door.ts';
import type { DoorRow as Row } from './door-list.ts';
import styles from './door-screen.module.css';

interface DoorRowProps {
  readonly row: Row;
  /** Whether the function asks for replies, so that one can be missing. */
  readonly asksReply: boolean;
  /** Adds `more`, which may be negative. */
  readonly onCount: (more: number) => void;
}

/** One tap counts all who are expected. */
export function DoorRow({ row, asksReply, onCount }: DoorRowProps) {
  const { name, seats, expected, came } = row;
  const left = (expected || seats) - came;
  const { shown, type, count, settle, box } = useTypedCount(came, onCount);
  return (
    <li className={styles.row} data-came={came > 0}>
      <div className={styles.family}>
        <p className={styles.name} {...textLanguage(name)}>
          {name}
        </p>
        <p className={styles.said}>{saidText(row, asksReply)}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it cannot be pressed itself; it notices that its field is left. */}
      <div ref={box} className={styles.count} onBlur={settle}>
        <Stepper
          value={shown}
          min={0}
          max={LIMITS.familySeats.max}
          labels={{ fewer: DOOR.fewer(name), amount: DOOR.amount(name), more: DOOR.more(name) }}
          error={DOOR.invalid}
          onType={type}
          onChange={count}
        />
        {left > 0 && (
          <Button
            small
            look={came > 0 ? 'secondary' : 'primary'}
            // In Safari a press does not leave the field, and what is typed there would count afterwards.
            onMouseDown={({ currentTarget }) => currentTarget.focus()}
            onClick={() => onCount(left)}
          >
            {DOOR.allCame(left)}
          </Button>
        )}
      </div>
    </li>
  );
}

function saidText({ state, expected, seats }: Row, asksReply: boolean): string {
  if (state === 'coming') return DOOR.coming(expected);
  const isNotAsked = state === 'silent' && !asksReply;
  return isNotAsked ? DOOR.seats(seats) : `${DOOR[state]}, ${DOOR.seats(seats)}`;
}

interface Typed {
  readonly number: number;
  /** What it replaces. */
  readonly from: number;
}

/**
 * A family's count, of which a typed number is one change: it counts once its field is left, or goes. Otherwise 12 would count as
 * 1 and 11 more, and Undo take back only those.
 *
 * @param onCount counts so many more, or fewer with a negative number
 */
function useTypedCount(came: number, onCount: (more: number) => void) {
  const [typed, setTyped] = useState<Typed>();
  const box = useRef<HTMLDivElement>(null);
  /** As `typed`, but at once: the field may be left twice before the next rendering. */
  const latest = useRef(typed);
  const change = (next: Typed | undefined) => {
    latest.current = next;
    setTyped(next);
  };
  const count = (next: number) => {
    const from = latest.current?.from ?? came;
    change(undefined);
    if (next !== from) onCount(next - from);
  };
  const settle = () => {
    if (latest.current) count(latest.current.number);
  };

  const settleLast = useEffectEvent(settle);
  useEffect(() => () => settleLast(), []);

  const isTyping = typed !== undefined;
  useEffect(() => {
    if (!isTyping) return;
    // A page that is hidden may be closed without another event.
    const leave = () => {
      if (document.visibilityState === 'hidden') box.current?.querySelector('input')?.blur();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [isTyping]);

  return {
    shown: typed?.number ?? came,
    type: (number: number) => change({ number, from: latest.current?.from ?? came }),
    count,
    settle,
    box,
  };
}
