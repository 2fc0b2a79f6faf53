import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReviewedPage } from '#src/data/approval-api.ts';
import { PageApproval } from '#src/features/invitation-owner/page-approval.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const api = vi.hoisted(() => ({ reviewPage: vi.fn(), approvePage: vi.fn() }));
vi.mock('#src/data/approval-api.ts', () => api);

const guard = <Result,>(work: () => Promise<Result>) => work();
const CHANGED = { ...SAMPLE, links: { album: 'https://evil.example/pay', music: '' } };

beforeEach(() => {
  for (const call of Object.values(api)) call.mockReset();
  api.approvePage.mockResolvedValue(undefined);
});

async function show(review: Partial<ReviewedPage>): Promise<HTMLElement> {
  api.reviewPage.mockResolvedValue({ current: SAMPLE, approved: SAMPLE, ...review });
  const { container } = render(<PageApproval invitation={SAMPLE} guard={guard} />);
  await until(() => expect(api.reviewPage).toHaveBeenCalled());
  return container;
}

test('a page that nobody has changed shows nothing', async () => {
  const container = await show({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('');
});

test('approving keeps exactly the version whose changes were shown', async () => {
  await show({ current: CHANGED });
  expect(await screen.findByText('Is now: https://evil.example/pay')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Approve again: Aarav & Meera' }));
  expect(api.approvePage).toHaveBeenCalledExactlyOnceWith(CHANGED);
  expect((await screen.findByText('Approved as it is now.')).matches(':focus')).toBe(true);
});

test('an approval that could not be stored leaves the changes in sight', async () => {
  api.approvePage.mockRejectedValue(new Error('offline'));
  await show({ current: CHANGED });
  await userEvent.click(await screen.findByRole('button', { name: /^Approve again/ }));
  expect(await screen.findByText('Is now: https://evil.example/pay')).toBeTruthy();
  expect(screen.queryByText('Approved as it is now.')).toBeNull();
});

test('an approval that was stored although the response was lost is said to be stored', async () => {
  api.approvePage.mockRejectedValue(new Error('lost'));
  await show({ current: CHANGED });
  const button = await screen.findByRole('button', { name: /^Approve again/ });
  api.reviewPage.mockResolvedValue({ current: CHANGED, approved: CHANGED });
  await userEvent.click(button);
  expect(await screen.findByText('Approved as it is now.')).toBeTruthy();
});

test('where nobody knows whether an approval arrived, the page has to be read before it is offered again', async () => {
  api.approvePage.mockRejectedValue(new Error('lost'));
  render(<Toaster />);
  await show({ current: CHANGED });
  const button = await screen.findByRole('button', { name: /^Approve again/ });
  api.reviewPage.mockRejectedValue(new Error('offline'));
  await userEvent.click(button);
  expect(await screen.findByText(/^It is not certain whether that worked/)).toBeTruthy();
  const line = screen.getByText(/^Whether this page has changed could not be checked/);
  expect(document.activeElement).toBe(line);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that was never approved asks for it', async () => {
  await show({ approved: undefined });
  expect(await screen.findByRole('button', { name: 'Approve the page: Aarav & Meera' })).toBeTruthy();
});

test('a page that could not be checked says so, and is not taken for unchanged', async () => {
  api.reviewPage.mockRejectedValue(new Error('offline'));
  render(<PageApproval invitation={SAMPLE} guard={guard} />);
  expect(await screen.findByText(/^Whether this page has changed could not be checked/)).toBeTruthy();
});

test('what came with the list is shown at once, and read again only for a changed invitation', async () => {
  api.reviewPage.mockResolvedValue({ current: SAMPLE, approved: SAMPLE });
  const known = { current: CHANGED, approved: SAMPLE };
  const { rerender } = render(<PageApproval invitation={SAMPLE} known={known} guard={guard} />);
  expect(screen.getByText('Is now: https://evil.example/pay')).toBeTruthy();
  expect(api.reviewPage).not.toHaveBeenCalled();

  const renamed = { ...SAMPLE, place: 'Udaipur' };
  rerender(<PageApproval invitation={renamed} known={known} guard={guard} />);
  await until(() => expect(screen.queryByText('Is now: https://evil.example/pay')).toBeNull());
  expect(api.reviewPage).toHaveBeenCalledExactlyOnceWith(renamed);
});

test('what was changed after an approval is shown to be approved as well', async () => {
  const known = { current: CHANGED, approved: SAMPLE };
  const { rerender } = render(<PageApproval invitation={SAMPLE} known={known} guard={guard} />);
  await userEvent.click(screen.getByRole('button', { name: /^Approve again/ }));
  expect(await screen.findByText('Approved as it is now.')).toBeTruthy();

  api.reviewPage.mockResolvedValue({ current: { ...CHANGED, place: 'Udaipur' }, approved: CHANGED });
  rerender(<PageApproval invitation={{ ...SAMPLE, filmReleased: true }} known={known} guard={guard} />);
  expect(await screen.findByText('Is now: Udaipur')).toBeTruthy();
  expect(screen.queryByText('Approved as it is now.')).toBeNull();
});
