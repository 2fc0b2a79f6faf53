import type { FormEvent } from 'react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ORDER_KINDS } from '#src/domain/order/order.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';
import { showMonth } from '#src/domain/show-day.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { MANAGE_ORDERS } from '#text/manage-orders.ts';
import { ORDER_STATUS } from '#text/orders.ts';
import type { BookFilter } from './book-filter.ts';
import { comingMonths, recentMonths } from './book-filter.ts';
import styles from './order-book.module.css';

const { filter: text, search: searchLabel, find, clear } = MANAGE_ORDERS;

const MONTHS = 24;

const ALL = { value: '', label: text.all } as const;

interface FilterBarProps {
  readonly filter: BookFilter;
  readonly wanted: string;
  readonly onSearch: (wanted: string) => void;
}

/** Filters, kept in the address, and the search. */
export function FilterBar({ filter, wanted, onSearch }: FilterBarProps) {
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(wanted);
  const months = filter.by ? comingMonths : recentMonths;
  const choose = (name: keyof BookFilter) => (value: string) => {
    setTyped('');
    onSearch('');
    setSearch((before) => {
      before.delete(name);
      // Months of functions are ahead, those of orders in the past.
      if (name === 'by') before.delete('month');
      if (value !== '') before.set(name, value);
      return before;
    });
  };
  /** What the filters leave out is among all orders, too. */
  const clearAll = () => {
    setTyped('');
    onSearch('');
    setSearch((before) => {
      for (const name of ['status', 'kind', 'month', 'by'] satisfies (keyof BookFilter)[])
        before.delete(name);
      return before;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <div className={styles.filters}>
      <SelectField
        label={text.status}
        value={filter.status ?? ''}
        options={[ALL, ...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].name }))]}
        onChoose={choose('status')}
      />
      <SelectField
        label={text.kind}
        value={filter.kind ?? ''}
        options={[ALL, ...ORDER_KINDS.map((value) => ({ value, label: text.kinds[value] }))]}
        onChoose={choose('kind')}
      />
      <SelectField
        label={text.by}
        value={filter.by ?? ''}
        options={[
          { value: '', label: text.newest },
          { value: 'function', label: text.byFunction },
        ]}
        onChoose={choose('by')}
      />
      <SelectField
        label={filter.by ? text.functionMonth : text.month}
        value={filter.month ?? ''}
        options={[ALL, ...months(Date.now(), MONTHS).map((value) => ({ value, label: showMonth(value) }))]}
        onChoose={choose('month')}
      />
      <form className={styles.search} onSubmit={submit} noValidate>
        <TextField
          label={searchLabel}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="secondary" icon="search" small>
          {find}
        </Button>
        {wanted !== '' && (
          <Button look="link" onClick={clearAll}>
            {clear}
          </Button>
        )}
      </form>
    </div>
  );
}
