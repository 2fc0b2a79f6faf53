import type { FormEvent, ReactNode } from 'react';
import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import { showFirst } from '#src/lib/show-first.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Menu } from '#text/catalogue/menus.ts';
import { MENU } from '#text/catering.ts';
import type { CategoryEndComponent, DishRowComponent } from './dish-card.tsx';
import styles from './dish-menu.module.css';
import { DishResults } from './dish-results.tsx';
import { searchDishes } from './dish-search.ts';
import { MenuBlock } from './menu-block.tsx';
import { readPlace, writePlace } from './menu-place.ts';
import { useMenuAddress, useQueryText } from './use-menu-address.ts';

interface DishMenuProps {
  menu: Menu;
  row: DishRowComponent;
  end: CategoryEndComponent;
  cart: ReactNode;
  ready: boolean;
  chosenNow: () => ReadonlySet<string>;
}

/** A menu's blocks, or the results of a search or of 'Chosen only'. */
export function DishMenu({ menu, row, end, cart, ready, chosenNow }: DishMenuProps) {
  const { params, initialQuery, change } = useMenuAddress();
  const [query, setQuery] = useQueryText('q');
  const [ticked, setTicked] = useState(false);
  const searchId = useId();
  const search = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const chosenOnly = params.get('chosen') === '1';
  const searching = query.trim() !== '';

  // The prerendered field can be typed into before hydration.
  useEffect(() => {
    const field = search.current;
    if (field && field.value !== field.defaultValue) setQuery(field.value);
  }, [setQuery]);

  // Dishes chosen when the filter was switched on: one unticked by mistake stays visible.
  const chosen = useMemo(
    () => (chosenOnly && ready ? chosenNow() : undefined),
    [chosenOnly, ready, chosenNow],
  );
  const found = useMemo(() => {
    if (!searching && !chosen) return undefined;
    const categories = menu.blocks.flatMap((block) => block.categories);
    return searchDishes(categories, query, chosen);
  }, [menu, query, searching, chosen]);
  const count = found?.reduce((sum, { dishes }) => sum + dishes.length, 0);

  const showChosenOnly = (only: boolean) =>
    change((before) => {
      const after = new URLSearchParams(before);
      if (only) after.set('chosen', '1');
      else after.delete('chosen');
      return after;
    });

  return (
    <div onChange={(event) => isTick(event.target) && startTransition(() => setTicked(true))}>
      {/* `dialog` submits nothing: Enter before hydration must not reload the page. */}
      <form className={styles.bar} method="dialog" onSubmit={closeKeyboard}>
        <label className={styles.search} htmlFor={searchId}>
          <VisuallyHidden>{MENU.search}</VisuallyHidden>
          <Icon name="search" size={22} />
          <input
            ref={search}
            id={searchId}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            placeholder={MENU.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-pressed={chosenOnly}
          onClick={() => showChosenOnly(!chosenOnly)}
        >
          {MENU.chosenOnly}
        </button>
      </form>
      <VisuallyHidden live>{count === undefined ? '' : MENU.found(count)}</VisuallyHidden>
      {found ? (
        <DishResults
          found={found}
          query={query.trim()}
          chosenOnly={chosenOnly}
          row={row}
          onShowAll={() => {
            setQuery('');
            showChosenOnly(false);
            // The search field would open the phone's keyboard.
            showFirst(toggle.current);
          }}
        />
      ) : (
        // Remounts when the address on initialQuery is known; afterwards the carousels update the address.
        menu.blocks.map((block, index) => (
          <MenuBlock
            key={`${block.id} ${initialQuery}`}
            block={block}
            place={readPlace(params, block)}
            onMove={(next) => change((before) => writePlace(before, block, next(readPlace(before, block))))}
            bowls={index === 0}
            stopped={ticked}
            row={row}
            end={end}
            cart={cart}
          />
        ))
      )}
    </div>
  );
}

/** Results update while typing; Enter only closes the phone's keyboard. */
function closeKeyboard(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function isTick(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox';
}
