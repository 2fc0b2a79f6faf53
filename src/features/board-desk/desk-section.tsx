import type { AriaAttributes, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import type { Board } from '#src/domain/board/board.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';

export interface PartProps {
  readonly draft: Board;
  readonly onChange: (part: Partial<Board>) => void;
}

interface DeskSectionProps {
  readonly id: string;
  readonly title: string;
  readonly line?: string;
  /** For moving the focus to the heading. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** One part of the desk under its heading. */
export function DeskSection({ id, title, line, heading, children }: DeskSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 ref={heading} tabIndex={-1} className={styles.title} id={id}>
        {title}
      </h2>
      {line && <p className={styles.small}>{line}</p>}
      {children}
    </section>
  );
}

interface RemovableListProps<Item> {
  readonly items: readonly Item[];
  /** A label, or the id of the heading that names the list. */
  readonly name: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
  /** Names an item for screen readers. */
  readonly nameOf: (item: Item) => string;
  readonly show: (item: Item) => ReactNode;
  readonly onChange: (items: readonly Item[]) => void;
  /** In place of an empty list. */
  readonly none?: string;
}

/** What is on the board, each with a button that takes it off. */
export function RemovableList<Item>(props: RemovableListProps<Item>) {
  const { items, name, nameOf, show, onChange, none } = props;
  const list = useRef<HTMLDivElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, items);
  return (
    <div ref={list} tabIndex={-1}>
      {items.length === 0 ? (
        none && <p>{none}</p>
      ) : (
        <ul className={styles.list} {...name}>
          {items.map((item, index) => (
            <li key={JSON.stringify(item)} className={styles.row}>
              <span>{show(item)}</span>
              <Button
                look="link"
                aria-label={`${MANAGE_SHOP.remove}: ${nameOf(item)}`}
                onClick={() => {
                  expectRemoval(index);
                  onChange(items.filter((other) => other !== item));
                }}
              >
                {MANAGE_SHOP.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
