import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BlessingPart } from '#src/features/blessing-desk/blessing-part.tsx';
import type { BlessingBook } from '#tests/support/blessing-book.ts';
import { bookOf } from '#tests/support/blessing-book.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const useBlessings = vi.hoisted(() => vi.fn<(code: string) => BlessingBook>());
vi.mock('#src/features/blessing-desk/use-blessings.ts', () => ({ useBlessings }));

function show(book: BlessingBook) {
  useBlessings.mockReturnValue(book);
  render(<BlessingPart invitation={SAMPLE} onChange={() => undefined} />);
}

const noneYet = () => screen.queryByText('No blessings yet');

test('After all that were read are deleted, the older ones are offered, and nobody reads that there are none', () => {
  show(bookOf([], { complete: false, counts: { new: 50, approved: 0, hidden: 0 } }));
  expect(screen.getByRole('button', { name: 'Show older ones' })).toBeTruthy();
  expect(noneYet()).toBeNull();
});

test('A wedding without a blessing is told that there are none yet', () => {
  show(bookOf([]));
  expect(noneYet()).toBeTruthy();
});
