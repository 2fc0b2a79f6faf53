import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { NewBlessings } from '#src/features/blessing-desk/new-blessings.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { until } from '#tests/support/until.ts';

const api = vi.hoisted(() => ({
  decideNewBlessing: vi.fn(),
  listNewBlessings: vi.fn(),
  readCouple: vi.fn(async () => undefined),
}));
vi.mock('#src/data/all-blessings-api.ts', () => api);

beforeEach(() => {
  api.decideNewBlessing.mockReset();
});

const BLESSING: Blessing = {
  id: '1'.repeat(32),
  name: 'Asha',
  text: 'May you always laugh together.',
  phone: '',
  createdAt: Date.parse('2026-11-22T06:00:00Z'),
  state: 'new',
};

const show = () =>
  render(
    <MemoryRouter>
      <NewBlessings guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );

const approveOf = (name: string) => screen.findByRole('button', { name: `Approve the blessing of ${name}` });

test('who approves a blessing that the couple has hidden meanwhile reads that nothing was changed', async () => {
  const one = { id: `ABCD12345678/${BLESSING.id}`, code: 'ABCD12345678', blessing: BLESSING };
  api.listNewBlessings.mockResolvedValue({ items: [one] });
  api.decideNewBlessing.mockResolvedValue(false);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve the blessing of Asha' }));
  expect(api.decideNewBlessing).toHaveBeenCalledExactlyOnceWith(one, 'approved');
  const told = 'Someone else has already approved, hidden or deleted this blessing, so nothing was changed.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByText('Blessing approved.')).toBeNull();
  expect(screen.queryByText('May you always laugh together.')).toBeNull();
});

/** Shows blessings of Asha and Bela, and returns what to call when the decision about a name's is saved. */
async function showTwo(): Promise<(name: string) => void> {
  const two = ['Asha', 'Bela'].map((name, index) => {
    const blessing = { ...BLESSING, id: String(index).repeat(32), name };
    return { id: `ABCD12345678/${blessing.id}`, code: 'ABCD12345678', blessing };
  });
  api.listNewBlessings.mockResolvedValue({ items: two });
  const saves = new Map<string, () => void>();
  api.decideNewBlessing.mockImplementation(
    ({ blessing: { name } }) => new Promise((resolve) => saves.set(name, () => resolve(true))),
  );
  show();
  await approveOf('Asha');
  return (name) => saves.get(name)?.();
}

test('while one blessing is saved the next can be decided, the same not twice, and the focus stays there', async () => {
  const finish = await showTwo();
  await userEvent.dblClick(await approveOf('Asha'));
  await userEvent.click(await approveOf('Bela'));
  const decided = api.decideNewBlessing.mock.calls.map(([{ blessing }]) => blessing.name);
  expect(decided).toEqual(['Asha', 'Bela']);

  finish('Asha');
  await until(() => expect(screen.queryByText('Asha')).toBeNull());
  expect(document.activeElement).toBe(await approveOf('Bela'));
  finish('Bela');
  await until(() => expect(screen.queryByText('Bela')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('list'));
});
