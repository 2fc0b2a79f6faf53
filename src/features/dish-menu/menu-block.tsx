import type { ReactNode } from 'react';
import { Choices } from '#src/ui/choices.tsx';
import type { MenuBlock as Block } from '#text/catalogue/menus.ts';
import { MENU } from '#text/catering.ts';
import { CategoryRow } from './category-row.tsx';
import type { CategoryEndComponent, DishRowComponent } from './dish-card.tsx';
import { DishCard } from './dish-card.tsx';
import styles from './menu-block.module.css';
import type { BlockPlace } from './menu-place.ts';

interface MenuBlockProps {
  block: Block;
  place: BlockPlace;
  onMove: (next: (before: BlockPlace) => BlockPlace) => void;
  /** Shows categories side by side: the first block of each menu (specification §9). */
  bowls: boolean;
  stopped: boolean;
  row: DishRowComponent;
  end: CategoryEndComponent;
  cart: ReactNode;
}

/** One block of a menu: its categories and the dishes of the chosen one. */
export function MenuBlock({ block, place, onMove, bowls, stopped, row, end, cart }: MenuBlockProps) {
  const titleId = `block-${block.id}`;
  const choose = (category: BlockPlace['category']) => onMove(() => ({ category, page: 0 }));
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{block.title}</h2>
        {cart}
      </div>
      <div className={bowls ? styles.row : styles.split}>
        <CategoryRow block={block} chosen={place.category} onChoose={choose} bowls={bowls} />
        {!bowls && (
          <Choices
            className={styles.chips}
            legend={MENU.category}
            options={block.categories.map((category) => ({ value: category, name: category.short }))}
            chosen={place.category}
            onChoose={choose}
          />
        )}
      </div>
      <DishCard
        key={place.category.id}
        block={block}
        place={place}
        onMove={onMove}
        stopped={stopped}
        row={row}
        end={end}
      />
      <noscript>
        <dl className={styles.plain}>
          {block.categories.map(({ id, name, dishes }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{dishes.map((dish) => dish.name).join(', ')}</dd>
            </div>
          ))}
        </dl>
      </noscript>
    </section>
  );
}
