import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readWallPage } from '#src/data/read-wall.ts';
import { WallList } from '#src/features/blessings/wall-list.tsx';
import { formTexts } from '#src/locales/form-texts.ts';

vi.mock('#src/data/read-wall.ts', () => ({ readWallPage: vi.fn() }));

const { wall } = formTexts('en').blessing;
const CURSOR = { time: '2026-11-24T10:00:00.000001Z', id: 'a' };

function blessing(id: string) {
  return { id, name: `Guest ${id}`, text: `Words of ${id}`, createdAt: 1 };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Nothing is read before a guest asks for it; then a page, and the next at a press', async () => {
  vi.mocked(readWallPage)
    .mockResolvedValueOnce({ items: [blessing('a')], next: CURSOR })
    .mockResolvedValueOnce({ items: [blessing('b')] });
  render(<WallList code="SAMP1E000001" language="en" />);
  expect(readWallPage).not.toHaveBeenCalled();
  await press(wall.open);
  await screen.findByText('Words of a');
  await press(wall.more);
  const second = await screen.findByText('Words of b');
  // A screen reader reads on from there.
  expect(document.activeElement).toBe(second.closest('li'));
  expect(readWallPage).toHaveBeenLastCalledWith('SAMP1E000001', CURSOR);
  expect(screen.queryByRole('button')).toBeNull();
});

test('A page that cannot be read says so, and is asked for again at a press', async () => {
  vi.mocked(readWallPage).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ items: [] });
  render(<WallList code="SAMP1E000001" language="en" />);
  await press(wall.open);
  await screen.findByText(wall.failed);
  await press(wall.retry);
  await screen.findByText(wall.none);
});
