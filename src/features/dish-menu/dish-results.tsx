import { Button } from '#src/ui/button.tsx';
import { MENU } from '#text/catering.ts';
import type { DishRowComponent } from './dish-card.tsx';
import { DietMark } from './dish-card.tsx';
import styles from './dish-results.module.css';
import type { FoundDishes } from './dish-search.ts';

interface DishResultsProps {
  found: readonly FoundDishes[];
  /** Empty if only 'Chosen only' is on. */
  query: string;
  chosenOnly: boolean;
  onShowAll: () => void;
  row: DishRowComponent;
}

/** Results of a search or of 'Chosen only', by category. */
export function DishResults({ found, query, chosenOnly, onShowAll, row: Row }: DishResultsProps) {
  if (found.length === 0) {
    const noneFound = chosenOnly ? MENU.noneFoundChosen : MENU.noneFound;
    return (
      <div className={styles.none}>
        <p>{query ? noneFound(query) : MENU.noneChosen}</p>
        <Button look="link" onClick={onShowAll}>
          {MENU.showAll}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.results}>
      {found.map(({ category, dishes }) => (
        <section key={category.id} aria-labelledby={`found-${category.id}`}>
          <h2 className={styles.title} id={`found-${category.id}`}>
            <DietMark diet={category.diet} />
            {category.name}
          </h2>
          <ul className={styles.list}>
            {dishes.map((dish) => (
              <li key={dish.id} className={styles.row}>
                <Row dish={dish} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Button look="link" onClick={onShowAll}>
        {MENU.showAll}
      </Button>
    </div>
  );
}
