import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { NamesInCart } from '#src/features/card-lettering/names-in-cart.tsx';
import { namesFragment } from '#src/features/card-lettering/names-link.ts';
import { NamesSheet } from '#src/features/card-lettering/names-sheet.tsx';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';

const named = (first: string, second: string) => ({
  ...NO_NAMES,
  latin: { ...NO_NAMES.latin, first, second },
});

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

test('names of a link that were kept, since there were none, are kept as corrected', async () => {
  const user = userEvent.setup();
  const kept = named('Rohan', 'Ananya');
  cardNames.change(() => kept);
  render(<NamesSheet designId="series-1/lotus" isOpen={false} received={kept} onClose={() => {}} />);
  await user.type(screen.getByLabelText('First name'), ' K');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current().latin.first).toBe('Rohan K');
});

test('names closed with a fault in one of them are all there at the next opening, and are kept once it is corrected', async () => {
  const user = userEvent.setup();
  cardNames.change(() => NO_NAMES);
  const open = () =>
    render(<NamesSheet designId="series-1/lotus" isOpen={false} received={undefined} onClose={() => {}} />);
  const { unmount } = open();
  await user.type(screen.getByLabelText('First name'), 'Aarav');
  await user.type(screen.getByLabelText('Second name'), 'Meera');
  await user.click(screen.getByRole('button', { name: 'Hindi, Punjabi or Urdu' }));
  expect(screen.getByRole('button', { name: 'Write आरव' }).lang).toBe('hi');
  await user.type(screen.getByLabelText('First name'), 'आरव & मीरा');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  open();
  const field = screen.getByLabelText<HTMLInputElement>('First name');
  expect(field.value).toBe('आरव & मीरा');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Aarav');
  expect(screen.getByLabelText<HTMLInputElement>('Second name').value).toBe('Meera');
  await user.click(screen.getByRole('button', { name: 'Hindi, Punjabi or Urdu' }));
  await user.clear(screen.getByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(cardNames.current().latin).toMatchObject({ first: 'Aarav', second: 'Meera' });
});

test('names that are typed in another tab are in the order of the open cart', async () => {
  cardNames.change(() => NO_NAMES);
  localStorage.clear();
  const onNames = vi.fn();
  render(<NamesInCart designIds={[]} onNames={onNames} />);
  const stored = { state: { data: named('Aarav', 'Meera') } };
  localStorage.setItem('shagun.card-names', JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent('storage', { key: 'shagun.card-names' }));
  await vi.waitFor(() => expect(onNames.mock.lastCall?.[0].facts.couple).toBe('Aarav & Meera'));
});
