import type { ReactNode } from 'react';
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { categoryPicture } from '#src/catalogue/dishes.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Choices } from '#src/ui/choices.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { MenuBlock as Block } from '#text/catalogue/menus.ts';
import { MENU } from '#text/catering.ts';
import rowStyles from './category-row.module.css';
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

/** Specification §9: 'Catering category carousel 2000 ms, continues after interaction'. */
const AUTOPLAY_MS = 2_000;

interface CategoryRowProps {
  block: Block;
  chosen: DishCategory;
  onChoose: (category: DishCategory) => void;
  /** Several categories side by side, as in the first block of a menu; otherwise one at a time. */
  bowls: boolean;
}

/** Autoplaying carousel of a block's categories. A press chooses one; autoplay never does. */
function CategoryRow({ block, chosen, onChoose, bowls }: CategoryRowProps) {
  return (
    <div className={bowls ? rowStyles.bowls : rowStyles.singles}>
      <Carousel
        label={MENU.categories(block.title)}
        perView={bowls ? { 0: 2, 640: 3, 768: 4, 1024: 5 } : { 0: 1 }}
        gap={bowls ? 8 : 24}
        autoplayMs={AUTOPLAY_MS}
        continuesAfterTouch
        swipedOnPhones={bowls}
        at={block.categories.indexOf(chosen)}
      >
        {block.categories.map((category) => (
          <button
            key={category.id}
            type="button"
            className={bowls ? rowStyles.bowl : rowStyles.single}
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
          >
            <span className={rowStyles.plate}>
              <Picture
                source={categoryPicture(category)}
                sizes={bowls ? '(min-width: 1024px) 148px, 112px' : '(min-width: 992px) 240px, 132px'}
                fill
              />
            </span>
            {bowls ? (
              <span className={rowStyles.short}>{category.short}</span>
            ) : (
              <CategoryCaption category={category} chosen={category === chosen} />
            )}
          </button>
        ))}
      </Carousel>
    </div>
  );
}

function CategoryCaption({ category, chosen }: { category: DishCategory; chosen: boolean }) {
  return (
    <span className={rowStyles.text}>
      <span className={rowStyles.name}>{category.name}</span>
      <span className={rowStyles.hindi} lang="hi" data-dishes>
        {category.hindi}
      </span>
      <span className={rowStyles.state}>
        {MENU.dishes(category.dishes.length)}{' '}
        <span className={rowStyles.go}>{chosen ? MENU.shown : MENU.show}</span>
      </span>
    </span>
  );
}
