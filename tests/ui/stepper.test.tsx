import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stepper } from '#src/ui/stepper.tsx';

const ERROR = 'Type a whole number from 1 to 10,000.';

const labels = { fewer: 'One fewer', amount: 'How many', more: 'One more' };

function Cards({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Stepper value={value} min={1} max={10_000} onChange={setValue} labels={labels} error={ERROR} />
      <p>{value} cards</p>
    </>
  );
}

test('plus and minus change the amount by one, and minus stops at one', async () => {
  const user = userEvent.setup();
  render(<Cards start={2} />);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('3 cards')).toBeDefined();
  for (let i = 0; i < 5; i += 1) await user.click(screen.getByRole('button', { name: 'One fewer' }));
  expect(screen.getByText('1 cards')).toBeDefined();
});

test('a number counts while it is being typed', async () => {
  const user = userEvent.setup();
  render(<Cards start={1} />);
  const field = screen.getByRole('textbox', { name: 'How many' });
  await user.clear(field);
  await user.type(field, '250');
  expect(screen.getByText('250 cards')).toBeDefined();
});

test.each([
  ['0', '1'],
  ['1,250', '1250'],
  ['३५०', '350'],
  [' 40 ', '40'],
])('%s is read as %s', async (typed, tidied) => {
  const user = userEvent.setup();
  render(<Cards start={7} />);
  const field = screen.getByRole('textbox', { name: 'How many' });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'How many' }).value).toBe(tidied);
});

test('an empty field becomes one', async () => {
  const user = userEvent.setup();
  render(<Cards start={7} />);
  const field = screen.getByRole('textbox', { name: 'How many' });
  await user.clear(field);
  await user.tab();
  expect(screen.getByText('1 cards')).toBeDefined();
});

test.each(['12.5', '-5', '1e9', '99999', '300-350', '12abc'])(
  '%s is refused with a message, stays in the field, and changes nothing',
  async (typed) => {
    const user = userEvent.setup();
    render(<Cards start={7} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'How many' });
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(screen.getByText('7 cards')).toBeDefined();
    expect(field.value).toBe(typed);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(ERROR);

    await user.clear(field);
    await user.type(field, '250');
    expect(screen.queryByText(ERROR)).toBeNull();
    expect(screen.getByText('250 cards')).toBeDefined();
  },
);
