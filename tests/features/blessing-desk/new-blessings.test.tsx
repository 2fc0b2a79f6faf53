import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { NewBlessings } from '#src/features/blessing-desk/new-blessings.tsx';
import { Toaster } from '#src/ui/toast.tsx';

const api = vi.hoisted(() => ({
  decideNewBlessing: vi.fn(),
  listNewBlessings: vi.fn(),
  readCouple: vi.fn(async () => undefined),
}));
vi.mock('#src/data/all-blessings-api.ts', () => api);

const BLESSING: Blessing = {
  id: '1'.repeat(32),
  name: 'Asha',
  text: 'May you always laugh together.',
  phone: '',
  createdAt: Date.parse('2026-11-22T06:00:00Z'),
  state: 'new',
};

test('who approves a blessing that the couple has hidden meanwhile reads that nothing was changed', async () => {
  const one = { id: `ABCD12345678/${BLESSING.id}`, code: 'ABCD12345678', blessing: BLESSING };
  api.listNewBlessings.mockResolvedValue({ items: [one] });
  api.decideNewBlessing.mockResolvedValue(false);
  render(
    <MemoryRouter>
      <NewBlessings guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Approve the blessing of Asha' }));
  expect(api.decideNewBlessing).toHaveBeenCalledExactlyOnceWith(one, 'approved');
  const told = 'Somebody has decided about this blessing already, so nothing was changed.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByText('Blessing approved.')).toBeNull();
  expect(screen.queryByText('May you always laugh together.')).toBeNull();
});
