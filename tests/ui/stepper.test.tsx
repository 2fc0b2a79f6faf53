import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stepper } from '#src/ui/stepper.tsx';

const labels = { fewer: 'One fewer', amount: 'How many', more: 'One more' };

function Cards({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Stepper value={value} min={1} max={10_000} onChange={setValue} labels={labels} />
      <p>{value} cards</p>
    </>
  );
}

test('plus and minus step by one, and minus stops at one', async () => {
  const user = userEvent.setup();
  render(<Cards start={2} />);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('3 cards')).toBeDefined();
  for (let i = 0; i < 5; i += 1) await user.click(screen.getByRole('button', { name: 'One fewer' }));
  expect(screen.getByText('1 cards')).toBeDefined();
});

test('a typed number counts while it is typed', async () => {
  const user = userEvent.setup();
  render(<Cards start={1} />);
  const field = screen.getByRole('textbox', { name: 'How many' });
  await user.clear(field);
  await user.type(field, '250');
  expect(screen.getByText('250 cards')).toBeDefined();
});

test.each([
  ['0', '1'],
  ['99999', '10000'],
  ['12abc', '12'],
  ['-5', '5'],
])('%s is tidied to %s on leaving', async (typed, tidied) => {
  const user = userEvent.setup();
  render(<Cards start={7} />);
  const field = screen.getByRole('textbox', { name: 'How many' });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'How many' }).value).toBe(tidied);
});

test('a field left empty goes back to one', async () => {
  const user = userEvent.setup();
  render(<Cards start={7} />);
  const field = screen.getByRole('textbox', { name: 'How many' });
  await user.clear(field);
  await user.tab();
  expect(screen.getByText('1 cards')).toBeDefined();
});
