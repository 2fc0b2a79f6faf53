import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { closingOf } from '#src/domain/draft/draft-invitation.ts';
import { InvitationManager } from '#src/features/invitation-owner/invitation-manager.tsx';
import { UnsureError } from '#src/lib/done-or-unsure.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { waitingDraft } from '#tests/support/sample-draft.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const drafts = vi.hoisted(() => ({ listDrafts: vi.fn(), deleteDraft: vi.fn(), isDraftGone: vi.fn() }));
const approval = vi.hoisted(() => ({
  listReviewed: vi.fn(),
  publishPage: vi.fn(),
  readListed: vi.fn(),
  reviewPage: vi.fn(),
}));
const invitations = vi.hoisted(() => ({
  eraseWedding: vi.fn(),
  makeInvitation: vi.fn(),
  readInvitation: vi.fn(),
  readTeam: vi.fn(),
  setClosing: vi.fn(),
  setFilmReleased: vi.fn(),
  unpublish: vi.fn(),
  writeTeam: vi.fn(),
}));
vi.mock('#src/data/waiting-drafts-api.ts', () => drafts);
vi.mock('#src/data/invitations-api.ts', async (original) => ({
  ...(await original<object>()),
  ...invitations,
}));
vi.mock('#src/data/approval-api.ts', () => approval);
vi.mock('#src/data/server-time.ts', () => ({ passedMoment: async () => Date.now() }));

beforeEach(() => {
  for (const call of [...Object.values(drafts), ...Object.values(approval), ...Object.values(invitations)])
    call.mockReset().mockResolvedValue(undefined);
});

function show(): void {
  render(
    <MemoryRouter>
      <InvitationManager guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );
}

const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
};

const erase = (names: string) => press(`Erase this wedding: ${names}`, 'Go on', 'Erase it');

const LOST = new Error('The response was lost.');

/** The list with one wedding, and what is stored of it once an action has ended. */
function showOne(listed: object, stored?: object, review?: object): void {
  drafts.listDrafts.mockResolvedValue({ items: [] });
  approval.listReviewed.mockResolvedValue({ items: [{ id: SAMPLE.code, invitation: listed, review }] });
  approval.reviewPage.mockResolvedValue({ current: SAMPLE, approved: SAMPLE });
  approval.readListed.mockResolvedValue(stored && { id: SAMPLE.code, invitation: stored });
  invitations.readTeam.mockResolvedValue([]);
  show();
}

const closedPage = { ...SAMPLE, settings: { ...SAMPLE.settings, closesAt: 1 } };

test('a page that was published although the response was lost is said to be published', async () => {
  approval.publishPage.mockRejectedValue(LOST);
  showOne({ ...SAMPLE, published: false }, SAMPLE);
  await press('Publish: Aarav & Meera');
  expect(await screen.findByText('Published. Guests can open the page now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unpublish: Aarav & Meera', hidden: true })).toBeTruthy();
});

test('a page that certainly was not closed is shown as it is stored', async () => {
  invitations.setClosing.mockRejectedValue(LOST);
  showOne(SAMPLE, { ...SAMPLE, place: 'Udaipur' });
  await press('Close now: Aarav & Meera');
  expect(await screen.findByText('That did not work. The page is shown as it is stored now.')).toBeTruthy();
  expect(screen.getByText(/Udaipur/)).toBeTruthy();
});

test('while nobody knows whether an action arrived, the page is read again before the action is offered', async () => {
  invitations.unpublish.mockRejectedValue(LOST);
  showOne(SAMPLE);
  approval.readListed.mockRejectedValueOnce(LOST);
  await press('Unpublish: Aarav & Meera');
  const check = await screen.findByRole('button', { name: 'Check what is stored: Aarav & Meera' });
  expect(await screen.findByText(/^It is not certain whether that worked/)).toBeTruthy();
  expect(document.activeElement).toBe(check);
  expect(screen.queryByRole('button', { name: /^(Publish|Unpublish):/ })).toBeNull();

  approval.readListed.mockResolvedValue({
    id: SAMPLE.code,
    invitation: { ...SAMPLE, published: false },
  });
  await userEvent.click(check);
  expect(await screen.findByRole('button', { name: 'Publish: Aarav & Meera' })).toBeTruthy();
});

test('a wedding that was erased in another tab leaves the list, and nothing is said to have worked', async () => {
  invitations.setFilmReleased.mockRejectedValue(LOST);
  showOne(SAMPLE, undefined);
  await press('Release the film: Aarav & Meera');
  expect(await screen.findByText('This wedding has been erased in the meantime.')).toBeTruthy();
  expect(screen.queryByText('Aarav & Meera')).toBeNull();
});

test('a page whose erasing stopped half-way is not said to be published any more', async () => {
  invitations.eraseWedding.mockRejectedValue(LOST);
  showOne(SAMPLE, { ...SAMPLE, published: false });
  await erase('Aarav & Meera');
  expect(await screen.findByText(/^Not everything could be erased/)).toBeTruthy();
  expect(screen.getByText('Not published')).toBeTruthy();
});

test('a wedding that was erased although the response was lost is said to be erased', async () => {
  invitations.eraseWedding.mockRejectedValue(LOST);
  showOne(SAMPLE, undefined);
  await erase('Aarav & Meera');
  expect(await screen.findByText('The wedding is erased.')).toBeTruthy();
  expect(screen.queryByText('Aarav & Meera')).toBeNull();
});

test('what the couple changed since the list was read is compared with what was approved when its page is published', async () => {
  const changed = { ...SAMPLE, place: 'Udaipur' };
  showOne({ ...SAMPLE, published: false }, changed);
  await press('Publish: Aarav & Meera');
  await until(() => expect(approval.reviewPage).toHaveBeenCalledWith(changed));
});

test('addresses that were saved although the response was lost are said to be saved', async () => {
  invitations.writeTeam.mockRejectedValue(LOST);
  showOne(SAMPLE);
  invitations.readTeam.mockResolvedValue(['asha@example.com']);
  await press('Who may edit: Aarav & Meera');
  await screen.findByLabelText('E-mail address 1');
  await press('Save');
  expect(await screen.findByText('Saved.')).toBeTruthy();
});

test('addresses of which nobody knows whether they are saved are not said to be unchanged', async () => {
  invitations.writeTeam.mockRejectedValue(LOST);
  showOne(SAMPLE);
  invitations.readTeam.mockResolvedValueOnce(['asha@example.com']).mockRejectedValue(LOST);
  await press('Who may edit: Aarav & Meera');
  await screen.findByLabelText('E-mail address 1');
  await press('Save');
  expect(await screen.findByText(/^It is not certain whether the addresses are saved/)).toBeTruthy();
});

const hiddenPage = { ...closedPage, published: false };
const HALDI = { ...SANGEET, key: 'f3', name: 'Haldi', isPrivate: true } as const;

test.each([
  ['published', closedPage, 'The page is open again.'],
  ['not published', hiddenPage, /^The page is no longer closed. It is not published/],
])('a closed page that is %s says, once it is opened again, what guests can do', async (_, page, said) => {
  showOne(page, { ...page, settings: SAMPLE.settings });
  await press('Open again: Aarav & Meera');
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a page that is opened again stays open for a last function that is private, too', async () => {
  const start = Date.now() + 30 * 86_400_000;
  const functions = [{ ...SANGEET, start }];
  const all = [...functions, { ...HALDI, start: start + 5 * 86_400_000 }];
  invitations.readInvitation.mockResolvedValue({ ...closedPage, functions: all });
  showOne({ ...closedPage, functions }, { ...SAMPLE, functions });
  await press('Open again: Aarav & Meera');
  await screen.findByText('The page is open again.');
  expect(invitations.setClosing).toHaveBeenCalledWith(SAMPLE.code, closingOf(all, Date.now()));
});

test('an invitation of which nobody knows whether it is made is not said to be only a draft', async () => {
  drafts.listDrafts.mockResolvedValue({ items: [waitingDraft('Kabir')] });
  approval.listReviewed.mockResolvedValue({ items: [] });
  invitations.makeInvitation.mockRejectedValue(new UnsureError('lost'));
  show();
  await press('Make the invitation of Kabir & Meera');
  expect(await screen.findByText(/^It is not certain whether the invitation is made/)).toBeTruthy();
  expect(screen.queryByText(/The draft is still here/)).toBeNull();
});

test('a draft that was deleted although the response was lost leaves the list', async () => {
  drafts.listDrafts.mockResolvedValue({ items: [waitingDraft('Kabir')] });
  drafts.deleteDraft.mockRejectedValue(LOST);
  drafts.isDraftGone.mockResolvedValue(true);
  approval.listReviewed.mockResolvedValue({ items: [] });
  show();
  await press('Delete the draft of Kabir & Meera', 'Delete');
  expect(await screen.findByText('Draft deleted')).toBeTruthy();
  expect(screen.queryByText('Kabir & Meera')).toBeNull();
});

const release = () => press('Release the film: Aarav & Meera');

test.each<[string, () => Promise<void>]>([
  [
    'an action that certainly failed',
    async () => {
      invitations.setFilmReleased.mockRejectedValue(LOST);
      await release();
      await screen.findByText('That did not work. The page is shown as it is stored now.');
    },
  ],
  [
    'a look at what is stored',
    async () => {
      invitations.setFilmReleased.mockRejectedValue(LOST);
      approval.readListed.mockRejectedValueOnce(LOST);
      await release();
      await press('Check what is stored: Aarav & Meera');
    },
  ],
  [
    'an erasing that stopped half-way',
    async () => {
      invitations.eraseWedding.mockRejectedValue(LOST);
      await erase('Aarav & Meera');
      await screen.findByText(/^Not everything could be erased/);
    },
  ],
])('after %s, publishing still approves the version that the owner has read', async (_, work) => {
  const hidden = { ...SAMPLE, published: false };
  const review = { current: hidden, approved: undefined };
  const changed = { ...hidden, place: 'Udaipur' };
  showOne(hidden, undefined, review);
  approval.readListed.mockResolvedValue({
    id: SAMPLE.code,
    invitation: changed,
    review: { ...review, current: changed },
  });
  await work();
  await screen.findByText(/Udaipur/);
  await press('Publish: Aarav & Meera');
  await until(() => expect(approval.publishPage).toHaveBeenCalledWith(changed, review));
});
