import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import choiceStyles from './choice.module.css';
import styles from './tab-list.module.css';

interface TabListProps {
  /** The panel has the id `{id}-panel` and is labelled by `{id}-tab-{chosen}`. */
  id: string;
  label: string;
  names: readonly string[];
  chosen: number;
  /** All tabs fit on a phone: they share its width. */
  even?: boolean;
  onChoose: (place: number) => void;
}

/** Arrow keys, Home and End select. */
export function TabList({ id, label, names, chosen, even = false, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  const choose = (place: number, focus?: FocusOptions) => {
    const next = (place + names.length) % names.length;
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus(focus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };

  return (
    <div
      ref={list}
      className={even ? `${styles.list} ${styles.even}` : styles.list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {names.map((name, place) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${place}`}
          aria-controls={`${id}-panel`}
          aria-selected={place === chosen}
          tabIndex={place === chosen ? 0 : -1}
          className={choiceStyles.choice}
          // A pressed tab is visible, and its page may have scrolled to what it shows.
          onClick={() => choose(place, { preventScroll: true })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
