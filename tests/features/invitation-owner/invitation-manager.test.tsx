import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { InvitationManager } from '#src/features/invitation-owner/invitation-manager.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const drafts = vi.hoisted(() => ({ listDrafts: vi.fn(), deleteDraft: vi.fn() }));
const approval = vi.hoisted(() => ({ listReviewed: vi.fn(), publishPage: vi.fn(), reviewPage: vi.fn() }));
const changes = vi.hoisted(() => ({
  setClosing: vi.fn(async () => {}),
  setFilmReleased: vi.fn(async () => {}),
  unpublish: vi.fn(async () => {}),
}));
vi.mock('#src/data/waiting-drafts-api.ts', () => drafts);
vi.mock('#src/data/approval-api.ts', () => approval);
vi.mock('#src/data/invitations-api.ts', async (original) => ({ ...(await original<object>()), ...changes }));

const guard = <Result,>(work: () => Promise<Result>) => work();
const RELEASE = { name: 'Release the film: Aarav & Meera' };

test('the buttons of an invitation come when nothing above them can move them any more', async () => {
  let response: (page: object) => void = () => undefined;
  drafts.listDrafts.mockReturnValue(
    new Promise<object>((resolve) => {
      response = resolve;
    }),
  );
  const review = { current: SAMPLE, approved: undefined };
  approval.listReviewed.mockResolvedValue({ items: [{ id: SAMPLE.code, invitation: SAMPLE, review }] });
  render(
    <MemoryRouter>
      <InvitationManager guard={guard} />
    </MemoryRouter>,
  );
  await screen.findByText('Aarav & Meera');
  expect(screen.queryByRole('button', RELEASE)).toBeNull();

  response({ items: [] });
  expect(await screen.findByRole('button', RELEASE)).toBeTruthy();
  expect(screen.getByText('No draft is waiting.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve the page: Aarav & Meera' })).toBeTruthy();
});

test.each([
  ['Unpublish', 'Publish', {}],
  ['Close now', 'Open again', {}],
  ['Open again', 'Close now', { settings: { ...SAMPLE.settings, closesAt: 1 } }],
  ['Open again', 'Publish', { published: false, settings: { ...SAMPLE.settings, closesAt: 1 } }],
  ['Release the film', 'Mark the film as a sample', {}],
  ['Mark the film as a sample', 'Release the film', { filmReleased: true }],
])('after ‘%s’ the focus is on ‘%s’, which has its place', async (pressed, next, change) => {
  const invitation = { ...SAMPLE, ...change };
  const review = { current: invitation, approved: invitation };
  drafts.listDrafts.mockResolvedValue({ items: [] });
  approval.listReviewed.mockResolvedValue({ items: [{ id: SAMPLE.code, invitation, review }] });
  approval.reviewPage.mockResolvedValue(review);
  render(
    <MemoryRouter>
      <InvitationManager guard={guard} />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: `${pressed}: Aarav & Meera` }));
  const button = await screen.findByRole('button', { name: `${next}: Aarav & Meera` });
  expect(document.activeElement).toBe(button);
});
