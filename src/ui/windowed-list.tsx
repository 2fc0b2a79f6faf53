import type { CSSProperties, ReactNode } from 'react';
import { memo, useEffect, useRef, useState } from 'react';

/** Rows that appear and disappear together. */
const BLOCK = 8;

interface WindowedListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly render: (item: Item, place: number) => ReactNode;
  /** Sets `--row-height`: about the height of a row, until its block has been laid out. */
  readonly className: string | undefined;
}

/**
 * A long list of which only the rows near the screen are rendered. `render` returns the content of a row; a stable one
 * saves rendering when nothing has changed.
 */
export const WindowedList = memo(Windows) as typeof Windows;

function Windows<Item>({ label, items, className, ...rest }: WindowedListProps<Item>) {
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) => block * BLOCK);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a `ul` would have to be its own children.
    <div role="list" aria-label={label} className={className}>
      {blocks.map((from) => (
        <Block key={from} {...rest} items={items} from={from} />
      ))}
    </div>
  );
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
        if (!entry.isIntersecting && !isInUse) height.current = block.offsetHeight;
        setNear(entry.isIntersecting || isInUse);
      },
      { rootMargin: '400px 0px' },
    );
    watch.observe(block);
    return () => watch.disconnect();
  }, []);

  const style: CSSProperties = { minHeight: height.current ?? `calc(${shown.length} * var(--row-height))` };
  return (
    <div ref={element} role="presentation" style={near ? undefined : style}>
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
