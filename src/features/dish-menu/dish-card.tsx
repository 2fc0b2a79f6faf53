import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import type { Diet, Dish, DishCategory } from '#src/catalogue/dishes/category.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useEarlyChoice } from '#src/ui/use-early-choice.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { MenuBlock } from '#text/catalogue/menus.ts';
import { MENU } from '#text/catering.ts';
import styles from './dish-card.module.css';
import type { BlockPlace } from './menu-place.ts';
import { countPages, DISHES_PER_PAGE, turnedTo } from './menu-place.ts';

/** Slides side by side from 1024 px (specification §9). */
const WIDE_SLIDES = 3;

/** Time to read four dishes; the specification gives none. */
const AUTOPLAY_MS = 5_000;

export type DishRowComponent = ComponentType<{ dish: Dish }>;

/** What follows the dishes of a category. */
export type CategoryEndComponent = ComponentType<{ category: DishCategory }>;

interface DishCardProps {
  block: MenuBlock;
  place: BlockPlace;
  onMove: (next: (before: BlockPlace) => BlockPlace) => void;
  /** Stops autoplay while dishes are being chosen. */
  stopped: boolean;
  row: DishRowComponent;
  end: CategoryEndComponent;
}

/** One category's dishes, four to a slide; three slides side by side from 1024 px. */
export function DishCard({ block, place, onMove, stopped, row: Row, end: End }: DishCardProps) {
  const { category } = place;
  // Initial page only: afterwards the carousel updates the address.
  const [opened] = useState(place.page);
  const [page, setPage] = useState(place.page);
  const count = category.dishes.length;
  const last = countPages(category) - 1;
  const from = page * DISHES_PER_PAGE;

  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <DietMark diet={category.diet} />
        <h3 className={styles.title}>{category.name}</h3>
        <CategorySelect block={block} place={place} onMove={onMove} />
        <p className={styles.range}>
          <span className={styles.narrow}>
            {MENU.range(from + 1, Math.min(from + DISHES_PER_PAGE, count), count)}
          </span>
          <span className={styles.wide}>{MENU.dishes(count)}</span>
        </p>
      </div>
      <Carousel
        label={category.name}
        perView={{ 0: 1, 1024: WIDE_SLIDES }}
        gap={32}
        autoplayMs={AUTOPLAY_MS}
        stopped={stopped}
        at={opened}
        status={
          <>
            <span className={styles.narrow}>{page >= last ? MENU.firstFour : MENU.nextFour}</span>
            <span className={styles.wide}>{page + WIDE_SLIDES > last ? MENU.firstFour : MENU.nextFour}</span>
          </>
        }
        onChange={(now, byItself) => {
          setPage(now);
          if (!byItself) onMove(turnedTo(now, category));
        }}
      >
        {Array.from({ length: last + 1 }, (_, index) => (
          <ul key={category.dishes[index * DISHES_PER_PAGE]?.id}>
            {category.dishes.slice(index * DISHES_PER_PAGE, (index + 1) * DISHES_PER_PAGE).map((dish) => (
              <li key={dish.id} className={styles.row}>
                <Row dish={dish} />
              </li>
            ))}
          </ul>
        ))}
      </Carousel>
      <End category={category} />
    </div>
  );
}

/** Category picker under 992 px: unlike the carousel above, it does not move. */
function CategorySelect({ block, place, onMove }: Pick<DishCardProps, 'block' | 'place' | 'onMove'>) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: string) => {
    const category = block.categories.find(({ id }) => id === chosen);
    if (category) onMove(() => ({ category, page: 0 }));
  };
  useEarlyChoice(select, place.category.id, choose);
  return (
    <label className={styles.picker}>
      <VisuallyHidden>{MENU.category}</VisuallyHidden>
      <select
        ref={select}
        // Otherwise the browser restores it, and it seems to have been changed.
        autoComplete="off"
        value={place.category.id}
        onChange={({ target }) => choose(target.value)}
      >
        {block.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={20} />
    </label>
  );
}

/** The mark used in India: green dot for veg, brown triangle for non-veg. */
export function DietMark({ diet }: { diet: Diet }) {
  const veg = diet === 'veg';
  const color = veg ? 'var(--veg)' : 'var(--non-veg)';
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" role="img" aria-label={veg ? MENU.veg : MENU.nonVeg}>
      <rect x="1" y="1" width="16" height="16" fill="none" stroke={color} strokeWidth="1.6" />
      {veg ? (
        <circle cx="9" cy="9" r="4.2" fill={color} />
      ) : (
        <path d="M9 4.4l4.8 8.400H4.200z" fill={color} />
      )}
    </svg>
  );
}
