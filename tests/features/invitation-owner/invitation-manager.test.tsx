import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { InvitationManager } from '#src/features/invitation-owner/invitation-manager.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const drafts = vi.hoisted(() => ({ listDrafts: vi.fn(), deleteDraft: vi.fn() }));
const approval = vi.hoisted(() => ({ listReviewed: vi.fn(), publishPage: vi.fn() }));
vi.mock('#src/data/waiting-drafts-api.ts', () => drafts);
vi.mock('#src/data/approval-api.ts', () => approval);

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
