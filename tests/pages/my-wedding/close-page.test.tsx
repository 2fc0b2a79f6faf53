import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { WeddingDesk } from '#src/pages/my-wedding/wedding-desk.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';

const DAY_MS = 86_400_000;
const setClosing = vi.fn(async (_code: string, _closesAt: number) => {});
vi.mock('#src/data/invitations-api.ts', () => ({ readInvitation: async () => undefined, setClosing }));
vi.mock('#src/pages/my-wedding/desk-editor.tsx', () => ({ DeskEditor: () => null }));

test.each([
  ['right, without an answer about the time', 0],
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])('a page that is closed is closed for guests and on this phone, whose clock is %s', async (_, wrong) => {
  const now = SAMPLE.settings.closesAt - 9 * DAY_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: now + wrong });
  vi.stubGlobal('fetch', async () => {
    if (wrong === 0) throw new TypeError('Failed to fetch');
    return Response.json([{ readTime: new Date(now).toISOString() }]);
  });
  setClosing.mockClear();
  render(<WeddingDesk invitation={SAMPLE} onChange={() => {}} onPlan={() => {}} />, {
    wrapper: MemoryRouter,
  });
  fireEvent.click(await screen.findByRole('button', { name: MY_WEDDING.close }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: MY_WEDDING.close }));
  await until(() => expect(setClosing).toHaveBeenCalledOnce());
  vi.useRealTimers();
  const late = (setClosing.mock.calls[0]?.[1] ?? 0) - Math.min(now, now + wrong);
  expect(Math.abs(late)).toBeLessThan(60_000);
});

const show = (change: Partial<typeof SAMPLE>) =>
  render(
    <>
      <WeddingDesk invitation={{ ...SAMPLE, ...change }} onChange={() => {}} onPlan={() => {}} />
      <Toaster />
    </>,
    { wrapper: MemoryRouter },
  );

test('a page that guests cannot open yet is not offered to be closed', async () => {
  show({ published: false });
  await screen.findByText(MY_WEDDING.states.unpublished.title);
  expect(screen.queryByRole('button', { name: MY_WEDDING.close })).toBeNull();
});

test.each([
  [true, 'The page is open again.'],
  [false, 'The page is no longer closed. Guests can open it once we publish it.'],
])(
  'a couple that opens its page again (published: %s) is told what guests can do',
  async (published, said) => {
    show({ published, settings: { ...SAMPLE.settings, closesAt: 1 } });
    fireEvent.click(await screen.findByRole('button', { name: MY_WEDDING.reopen }));
    expect(await screen.findByText(said)).toBeTruthy();
  },
);
