import type { CSSProperties, ReactNode } from 'react';
import { memo, useEffect, useRef, useState } from 'react';

const BLOCK = 4;

/** Blocks that are rendered before anybody scrolls. */
const FIRST_BLOCKS = 4;

const MARGIN = '400px 0px';

interface WindowedListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly render: (item: Item, place: number) => ReactNode;
  /** Sets `--row-height`: the approximate height of a row, until its block has been laid out. */
  readonly className: string | undefined;
}

/** A long list that renders only the rows near the screen; a stable `render` saves rendering when nothing has changed. */
export const WindowedList = memo(Windows) as typeof Windows;

function Windows<Item>({ label, items, className, ...rest }: WindowedListProps<Item>) {
  const all = Math.ceil(items.length / BLOCK);
  const [reached, setReached] = useState(FIRST_BLOCKS);
  // A search that finds few makes the list short again.
  if (reached > FIRST_BLOCKS && reached > all) setReached(Math.max(FIRST_BLOCKS, all));
  const shown = Math.min(reached, all);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a `ul` would have to be its own children.
    <div role="list" aria-label={label} className={className}>
      {Array.from({ length: shown }, (_, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
        <Block key={block} {...rest} items={items} from={block * BLOCK} />
      ))}
      {shown < all && (
        <Rest
          rows={items.length - shown * BLOCK}
          onReach={(rows) => setReached(shown + Math.ceil(rows / BLOCK))}
        />
      )}
    </div>
  );
}

interface RestProps {
  readonly rows: number;
  /** The number of rows that have been near the viewport. */
  readonly onReach: (rows: number) => void;
}

/** Space for rows that nobody has scrolled to, so that a long list is as quick to fill as a short one. */
function Rest({ rows, onReach }: RestProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = element.current;
    if (!room) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        const { boundingClientRect: all, intersectionRect: near } = entry;
        onReach(Math.max(1, Math.ceil(((near.bottom - all.top) / all.height) * rows)));
      },
      { rootMargin: MARGIN },
    );
    watch.observe(room);
    return () => watch.disconnect();
  }, [rows, onReach]);

  return <div ref={element} role="presentation" style={roomFor(rows)} />;
}

function roomFor(rows: number): CSSProperties {
  return { minHeight: `calc(${rows} * var(--row-height))` };
}

interface BlockProps<Item> extends Omit<WindowedListProps<Item>, 'label' | 'className'> {
  readonly from: number;
}

function Block<Item>({ items, from, idOf, render }: BlockProps<Item>) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(from === 0);
  const height = useRef<number>(undefined);
  const shown = items.slice(from, from + BLOCK);

  useEffect(() => {
    const block = element.current;
    if (!block) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // A row that somebody is typing in stays.
        const isInUse = block.contains(document.activeElement);
        if (!entry.isIntersecting && !isInUse) height.current = entry.boundingClientRect.height;
        setNear(entry.isIntersecting || isInUse);
      },
      { rootMargin: MARGIN },
    );
    watch.observe(block);
    return () => watch.disconnect();
  }, []);

  const room = height.current === undefined ? roomFor(shown.length) : { minHeight: height.current };
  return (
    <div ref={element} role="presentation" style={near ? undefined : room}>
      {near &&
        shown.map((item, place) => (
          // biome-ignore lint/a11y/useSemanticElements: see the list above.
          <div key={idOf(item)} role="listitem" aria-setsize={items.length} aria-posinset={from + place + 1}>
            {render(item, from + place)}
          </div>
        ))}
    </div>
  );
}
