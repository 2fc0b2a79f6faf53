import { useState } from 'react';
import type { Board } from '#src/domain/board/board.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { rupeeRangeShort } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { showDay } from './board-words.ts';
import { ItemEditor } from './item-editor.tsx';
import type { ShopItem } from './shop-items.ts';
import { findItems, shopItem } from './shop-items.ts';

const text = MANAGE_SHOP.items;

/** Results in sight at once. */
const SHOWN = 12;

export interface PartProps {
  readonly draft: Board;
  readonly onChange: (part: Partial<Board>) => void;
}

/** Search for an item, and all that are changed at the moment; each opens for a change. */
export function ItemPart({ draft, onChange }: PartProps) {
  const [typed, setTyped] = useState('');
  const [openKey, setOpenKey] = useState<string>();
  const found = findItems(typed);
  const changed = [...new Set([...draft.out, ...draft.prices.map(({ item }) => item)])].map(shopItem);
  const rows = (items: readonly ShopItem[]) =>
    items.map((item) => (
      <ItemRow key={item.key} item={item} draft={draft} onOpen={() => setOpenKey(item.key)} />
    ));
  return (
    <section className={styles.section} aria-labelledby="shop-items">
      <h2 className={styles.title} id="shop-items">
        {text.title}
      </h2>
      <TextField
        label={text.search}
        hint={text.hint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{typed.trim() !== '' && found.length === 0 && <p>{text.none(typed)}</p>}</div>
      {found.length > 0 && <ul className={styles.list}>{rows(found.slice(0, SHOWN))}</ul>}
      {found.length > SHOWN && <p className={styles.small}>{text.more(found.length - SHOWN)}</p>}
      {typed.trim() === '' && changed.length > 0 && (
        <ul className={styles.list} aria-label={text.changed}>
          {rows(changed)}
        </ul>
      )}
      <Dialog
        open={openKey !== undefined}
        onClose={() => setOpenKey(undefined)}
        title={openKey === undefined ? '' : shopItem(openKey).name}
      >
        {openKey !== undefined && (
          <ItemEditor
            item={shopItem(openKey)}
            draft={draft}
            onChange={onChange}
            onDone={() => setOpenKey(undefined)}
          />
        )}
      </Dialog>
    </section>
  );
}

interface ItemRowProps {
  readonly item: ShopItem;
  readonly draft: Board;
  readonly onOpen: () => void;
}

function ItemRow({ item: { key, name, group, price }, draft, onOpen }: ItemRowProps) {
  const day = indiaDay(Date.now());
  const { price: now = price, isOut } = todayOf({ rev: 0, savedAt: 0, board: draft }, day).items[key] ?? {};
  const later = draft.prices.filter((change) => change.item === key && change.from > day);
  const unpriced = key.split('/').length > 2 ? text.inSeries : text.onRequest;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <b>{name}</b>, {group}
        </p>
        <p className={styles.small}>
          {now ? text.today(rupeeRangeShort(now)) : unpriced}
          {later
            .map(({ from, price: next }) => `; ${text.from(rupeeRangeShort(next), showDay(from))}`)
            .join('')}
          {isOut && <span className={styles.out}> {text.out}</span>}
        </p>
      </div>
      <Button look="link" onClick={onOpen} aria-label={text.changeItem(name)}>
        {text.change}
      </Button>
    </li>
  );
}
