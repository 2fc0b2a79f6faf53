import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { BookPart } from '#src/features/keepsake-book/book-part.tsx';
import { readable } from '#tests/support/render-page.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const readApproved = vi.hoisted(() => vi.fn<(code: string) => Promise<readonly WallBlessing[]>>());
vi.mock('#src/data/blessings-api.ts', () => ({ readApproved }));

const BLESSINGS: readonly WallBlessing[] = [
  { id: 'one', name: 'शर्मा परिवार', text: 'सदा सुखी रहो', createdAt: 1 },
  { id: 'two', name: 'The Kapoors', text: 'Be happy.\nBoth of you.', createdAt: 2 },
];

beforeEach(() => {
  readApproved.mockReset();
});

function open(invitation = SAMPLE) {
  return render(
    <MemoryRouter>
      <BookPart invitation={invitation} />
    </MemoryRouter>,
  );
}

const book = () => document.querySelector('body > [aria-hidden="true"][data-dress]');

test('the book has a cover, who it is for, every approved blessing with its name, and thanks', async () => {
  readApproved.mockResolvedValue(BLESSINGS);
  open();
  expect(await screen.findByText('2 blessings in the book')).toBeTruthy();

  const text = readable(book());
  expect(text).toContain('The blessings we were given');
  expect(text).toContain('12 to 14 February 2027, Jaipur');
  expect(text).toContain('2 blessings from family and friends');
  expect(text).toContain('परिवार और मित्रों की 2 शुभकामनाएँ');
  expect([...document.querySelectorAll('blockquote')].map(({ lang }) => lang)).toEqual(['hi', 'en']);
  expect([...document.querySelectorAll('figcaption')].map(readable)).toEqual(['शर्मा परिवार', 'The Kapoors']);
});

test('a book in Hindi alone has no English words of ours', async () => {
  readApproved.mockResolvedValue(BLESSINGS.slice(0, 1));
  open({ ...SAMPLE, language: 'hi' });
  await screen.findByText('1 blessing in the book');
  expect(readable(book())).toContain('आरव और मीरा');
  expect(readable(book())).not.toMatch(/blessings|from family/);
});

test('printing waits for the fonts, and leaving the desk takes the book away', async () => {
  readApproved.mockResolvedValue(BLESSINGS);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  let haveFonts = () => {};
  const ready = new Promise<void>((resolve) => {
    haveFonts = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Print it or save it as PDF' }));
  expect(print).not.toHaveBeenCalled();
  haveFonts();
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  unmount();
  expect(book()).toBeNull();
});

test('without approved blessings it says where they are approved', async () => {
  readApproved.mockResolvedValue([]);
  open();
  expect(await screen.findByText('The book is waiting for its first blessing')).toBeTruthy();
});

test('without a network it says so, and reads again when asked', async () => {
  readApproved.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(BLESSINGS);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 blessings in the book')).toBeTruthy();
});
