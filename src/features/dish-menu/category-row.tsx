import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { categoryPicture } from '#src/catalogue/dishes.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { MenuBlock } from '#text/catalogue/menus.ts';
import { MENU } from '#text/catering.ts';
import styles from './category-row.module.css';

/** Specification §9: 'Catering category carousel 2000 ms, continues after interaction'. */
const AUTOPLAY_MS = 2_000;

interface CategoryRowProps {
  block: MenuBlock;
  chosen: DishCategory;
  onChoose: (category: DishCategory) => void;
  /** Several categories side by side, as in the first block of a menu; otherwise one at a time. */
  bowls: boolean;
}

/** Autoplaying carousel of a block's categories. A press chooses one; autoplay never does. */
export function CategoryRow({ block, chosen, onChoose, bowls }: CategoryRowProps) {
  return (
    <div className={bowls ? styles.bowls : styles.singles}>
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
            className={bowls ? styles.bowl : styles.single}
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
          >
            <span className={styles.plate}>
              <Picture
                source={categoryPicture(category)}
                sizes={bowls ? '(min-width: 1024px) 148px, 112px' : '(min-width: 992px) 240px, 132px'}
                fill
              />
            </span>
            {bowls ? (
              <span className={styles.short}>{category.short}</span>
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
    <span className={styles.text}>
      <span className={styles.name}>{category.name}</span>
      <span className={styles.hindi} lang="hi" data-dishes>
        {category.hindi}
      </span>
      <span className={styles.state}>
        {MENU.dishes(category.dishes.length)}{' '}
        <span className={styles.go}>{chosen ? MENU.shown : MENU.show}</span>
      </span>
    </span>
  );
}
