import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';

function Guests({ hasCall = false }: { readonly hasCall?: boolean }) {
  const [guests, setGuests] = useState(['Asha', 'Bela', 'Chand']);
  const list = useRef<HTMLUListElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, guests);
  return (
    <ul ref={list} tabIndex={-1}>
      {guests.map((guest, index) => (
        <li key={guest}>
          <button
            type="button"
            onClick={() => {
              expectRemoval(index);
              setGuests(guests.filter((other) => other !== guest));
            }}
          >
            Delete {guest}
          </button>
          {hasCall && <button type="button">Call {guest}</button>}
        </li>
      ))}
    </ul>
  );
}

test('After a deletion the focus goes to the next row, then the last, then the list', async () => {
  const user = userEvent.setup();
  render(<Guests />);
  await user.click(screen.getByRole('button', { name: 'Delete Bela' }));
  expect(document.activeElement?.textContent).toBe('Delete Chand');
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Delete Asha');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('In rows of several buttons the focus goes to the row itself: a key presses none of them', async () => {
  const user = userEvent.setup();
  render(<Guests hasCall />);
  await user.click(screen.getByRole('button', { name: 'Delete Bela' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Call Chand' }).parentElement);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Delete Chand');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Call Asha' }).parentElement);
});
