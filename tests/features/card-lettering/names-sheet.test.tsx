import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CardNames } from '#src/features/card-lettering/card-names.ts';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { NamesInCart } from '#src/features/card-lettering/names-in-cart.tsx';
import { namesFragment } from '#src/features/card-lettering/names-link.ts';
import { NamesSheet } from '#src/features/card-lettering/names-sheet.tsx';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';
import { until } from '#tests/support/until.ts';
import { CARD_NAMES_TEXT } from '#text/card-names.ts';

const named = (first: string, second: string) => ({
  ...NO_NAMES,
  latin: { ...NO_NAMES.latin, first, second },
});

function openSheet() {
  const onClose = vi.fn();
  const sheet = (
    <NamesSheet designId="series-1/lotus" isOpen={false} received={undefined} onClose={onClose} />
  );
  return { ...render(sheet), onClose };
}

test('whoever passes a received design on keeps their own names', async () => {
  const user = userEvent.setup();
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  cardNames.change(() => named('Aarav', 'Meera'));
  render(
    <NamesSheet
      designId="series-1/lotus"
      isOpen={false}
      received={named('Rohan', 'Ananya')}
      onClose={() => {}}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Share a link' }));
  expect(share.mock.calls[0]?.[0].url).toContain(namesFragment(named('Rohan', 'Ananya')));
  expect(cardNames.current().latin).toMatchObject({ first: 'Aarav', second: 'Meera' });
});

test('whoever looks at names from a link is not offered to remove their own', async () => {
  cardNames.change(() => named('Aarav', 'Meera'));
  const { unmount } = openSheet();
  expect(screen.getByRole('button', { name: CARD_NAMES_TEXT.forget })).toBeTruthy();
  unmount();
  const others = named('Rohan', 'Ananya');
  render(<NamesSheet designId="series-1/lotus" isOpen={false} received={others} onClose={() => {}} />);
  expect(screen.queryByRole('button', { name: CARD_NAMES_TEXT.forget })).toBeNull();
});

test('names of a link that were kept, since there were none, are kept as corrected', async () => {
  const user = userEvent.setup();
  const kept = named('Rohan', 'Ananya');
  cardNames.change(() => kept);
  render(<NamesSheet designId="series-1/lotus" isOpen={false} received={kept} onClose={() => {}} />);
  await user.type(screen.getByLabelText('Name shown first'), ' K');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current().latin.first).toBe('Rohan K');
});

test('names closed with a fault in one of them are all there at the next opening, and are kept once it is corrected', async () => {
  const user = userEvent.setup();
  cardNames.change(() => NO_NAMES);
  const { unmount } = openSheet();
  await user.type(screen.getByLabelText('Name shown first'), 'Aarav');
  await user.type(screen.getByLabelText('Name shown second'), 'Meera');
  await user.click(screen.getByRole('button', { name: 'Hindi, Punjabi or Urdu' }));
  expect(screen.getByRole('button', { name: 'Use आरव' }).lang).toBe('hi');
  await user.type(screen.getByLabelText('Name shown first'), 'आरव & मीरा');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  openSheet();
  const field = screen.getByLabelText<HTMLInputElement>('Name shown first');
  expect(field.value).toBe('आरव & मीरा');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name shown first').value).toBe('Aarav');
  expect(screen.getByLabelText<HTMLInputElement>('Name shown second').value).toBe('Meera');
  await user.click(screen.getByRole('button', { name: 'Hindi, Punjabi or Urdu' }));
  await user.clear(screen.getByLabelText('Name shown first'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current().latin).toMatchObject({ first: 'Aarav', second: 'Meera' });
});

/** As another tab does. */
function keepElsewhere(names: CardNames): void {
  localStorage.setItem('shagun.card-names', JSON.stringify({ state: { data: names } }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'shagun.card-names' }));
}

test('a sheet in which nothing was typed shows the names that another tab has kept, and leaves them when it is closed', async () => {
  const user = userEvent.setup();
  cardNames.change(() => named('Aarav', 'Meera'));
  openSheet();
  act(() => keepElsewhere(named('Bina', 'Chetan')));
  expect(screen.getByLabelText<HTMLInputElement>('Name shown first').value).toBe('Bina');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current().latin).toMatchObject({ first: 'Bina', second: 'Chetan' });
});

test('a sheet in which nothing was typed leaves names of another tab that this one was not told of', async () => {
  const user = userEvent.setup();
  cardNames.change(() => named('Aarav', 'Meera'));
  openSheet();
  const stored = { state: { data: named('Bina', 'Chetan') } };
  localStorage.setItem('shagun.card-names', JSON.stringify(stored));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current().latin).toMatchObject({ first: 'Bina', second: 'Chetan' });
});

test('names that were kept to share them are not kept again over those of another tab', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { configurable: true, value: async () => undefined });
  cardNames.change(() => named('Aarav', 'Meera'));
  openSheet();
  await user.type(screen.getByLabelText('Name shown first'), ' K');
  await user.click(screen.getByRole('button', { name: 'Share a link' }));
  expect(cardNames.current().latin.first).toBe('Aarav K');
  act(() => keepElsewhere(named('Bina', 'Chetan')));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current().latin.first).toBe('Bina');
});

test('names that are typed and taken back are the same as before, so no card is drawn anew', async () => {
  const user = userEvent.setup();
  cardNames.change(() => named('Aarav', 'Meera'));
  const before = cardNames.current();
  openSheet();
  await user.type(screen.getByLabelText('Name shown first'), ' ');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current()).toBe(before);
});

test('a name of a space alone is asked for, and neither kept nor called kept', async () => {
  const user = userEvent.setup();
  cardNames.change(() => NO_NAMES);
  const { onClose } = openSheet();
  await user.type(screen.getByLabelText('Name shown first'), ' ');
  await user.type(screen.getByLabelText('Name shown second'), 'Meera');
  await user.click(screen.getByRole('button', { name: CARD_NAMES_TEXT.see }));
  expect(screen.getByText(CARD_NAMES_TEXT.errors.missing)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(cardNames.current()).toBe(NO_NAMES);
});

test('names that are typed in another tab are in the order of the open cart', async () => {
  cardNames.change(() => NO_NAMES);
  localStorage.clear();
  const onNames = vi.fn();
  render(<NamesInCart designIds={[]} onNames={onNames} />);
  keepElsewhere(named('Aarav', 'Meera'));
  await until(() => expect(onNames.mock.lastCall?.[0].facts.couple).toBe('Aarav & Meera'));
});
