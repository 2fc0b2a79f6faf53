import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentOf, parseSavedDraft } from '#src/domain/draft/account-draft.ts';
import { InvitationManager } from '#src/features/invitation-owner/invitation-manager.tsx';
import { draftWith, functionWith, waitingDraft } from '#tests/support/sample-draft.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const drafts = vi.hoisted(() => ({ listDrafts: vi.fn(), deleteDraft: vi.fn() }));
const approval = vi.hoisted(() => ({
  listReviewed: vi.fn(),
  publishPage: vi.fn(),
  readListed: vi.fn(),
  reviewPage: vi.fn(),
}));
const invitations = vi.hoisted(() => ({
  eraseWedding: vi.fn(),
  readInvitation: vi.fn(),
  readTeam: vi.fn(),
  setClosing: vi.fn(),
  setFilmReleased: vi.fn(),
  unpublish: vi.fn(),
}));
vi.mock('#src/data/waiting-drafts-api.ts', () => drafts);
vi.mock('#src/data/invitations-api.ts', async (original) => ({
  ...(await original<object>()),
  ...invitations,
}));
vi.mock('#src/data/approval-api.ts', () => approval);
const passedMoment = vi.hoisted(() => vi.fn<(code: string) => Promise<number>>());
vi.mock('#src/data/server-time.ts', () => ({ passedMoment }));

const guard = <Result,>(work: () => Promise<Result>) => work();
const RELEASE = { name: 'Release the film: Aarav & Meera' };

beforeEach(() => {
  for (const call of [...Object.values(drafts), ...Object.values(approval), ...Object.values(invitations)])
    call.mockReset().mockResolvedValue(undefined);
  approval.readListed.mockRejectedValue(new Error('not read'));
  passedMoment.mockReset().mockImplementation(async () => Date.now());
});

function show(): void {
  render(
    <MemoryRouter>
      <InvitationManager guard={guard} />
    </MemoryRouter>,
  );
}

test('the buttons of an invitation come when nothing above them can move them any more', async () => {
  let response: (page: object) => void = () => undefined;
  drafts.listDrafts.mockReturnValue(
    new Promise<object>((resolve) => {
      response = resolve;
    }),
  );
  const review = { current: SAMPLE, approved: undefined };
  approval.listReviewed.mockResolvedValue({ items: [{ id: SAMPLE.code, invitation: SAMPLE, review }] });
  show();
  await screen.findByText('Aarav & Meera');
  expect(screen.queryByRole('button', RELEASE)).toBeNull();

  response({ items: [] });
  expect(await screen.findByRole('button', RELEASE)).toBeTruthy();
  expect(screen.getByText('No draft is waiting.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve the page: Aarav & Meera' })).toBeTruthy();
});

test.each([1e300, -1e300, 1e9, -367, 367])(
  'a draft that a program has saved, with a function %d days after the wedding, leaves the list as it is',
  async (offset) => {
    const draft = draftWith({ functions: [functionWith({ follows: true, offset })] });
    const saved = parseSavedDraft({ content: contentOf({ revision: 'one', draft }) });
    drafts.listDrafts.mockResolvedValue({
      items: [{ id: 'hostile', email: 'hostile@example.com', savedAt: undefined, draft: saved?.draft }],
    });
    approval.listReviewed.mockResolvedValue({ items: weddingsOf('Kabir') });
    show();
    expect(await screen.findByText('Kabir & Meera')).toBeTruthy();
    // The day that a function has by default is the wedding’s.
    expect(screen.getByText('hostile@example.com').nextSibling?.textContent).toBe('14 February 2027');
  },
);

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
  show();
  await userEvent.click(await screen.findByRole('button', { name: `${pressed}: Aarav & Meera` }));
  const button = await screen.findByRole('button', { name: `${next}: Aarav & Meera` });
  expect(document.activeElement).toBe(button);
});

test('a page that the owner closes is closed at a moment that has passed for the server, too', async () => {
  const hourBefore = Date.now() - 3_600_000;
  passedMoment.mockResolvedValue(hourBefore);
  const review = { current: SAMPLE, approved: SAMPLE };
  drafts.listDrafts.mockResolvedValue({ items: [] });
  approval.listReviewed.mockResolvedValue({ items: [{ id: SAMPLE.code, invitation: SAMPLE, review }] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Close now: Aarav & Meera' }));
  await screen.findByRole('button', { name: 'Open again: Aarav & Meera' });
  expect(invitations.setClosing).toHaveBeenCalledWith(SAMPLE.code, hourBefore);
});

const { couple } = SAMPLE;

/** Weddings of Meera that nobody has published yet, by the name of the groom. */
const weddingsOf = (...grooms: string[]) =>
  grooms.map((name, place) => {
    const id = `ABCD1234567${place}`;
    const invitation = { ...SAMPLE, code: id, published: false, couple: [{ ...couple[0], name }, couple[1]] };
    return { id, invitation };
  });

const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
};

const erase = (names: string) => press(`Erase this wedding: ${names}`, 'Go on', 'Erase it');

/** The heading of the row that has the focus itself: no button of it is pressed by a key. */
const focusedRow = () =>
  document.activeElement?.matches('li') && document.activeElement.querySelector('h3')?.textContent;

test('a page is published as it was read with the list, private functions included, also after another change of the owner’s', async () => {
  const [wedding] = weddingsOf('Kabir');
  const haldi = { ...SANGEET, key: 'f3', name: 'Haldi', isPrivate: true } as const;
  const current = { ...SAMPLE, ...wedding?.invitation, functions: [...SAMPLE.functions, haldi] };
  const review = { current, approved: undefined };
  drafts.listDrafts.mockResolvedValue({ items: [] });
  approval.listReviewed.mockResolvedValue({ items: [{ ...wedding, review }] });
  invitations.readTeam.mockResolvedValue([]);
  approval.reviewPage.mockResolvedValue({ current, approved: current });
  show();
  await press('Release the film: Kabir & Meera');
  await press('Publish: Kabir & Meera');
  const [[, published] = []] = approval.publishPage.mock.calls;
  expect(published).toEqual(review);
});

test('after a wedding is erased the focus is on the next one of those that are shown, and on none of its buttons', async () => {
  drafts.listDrafts.mockResolvedValue({ items: [] });
  approval.listReviewed.mockResolvedValue({ items: weddingsOf('Aarav', 'Kabir', 'Dev', 'Devan', 'Devesh') });
  show();
  await erase('Aarav & Meera');
  await until(() => expect(focusedRow()).toBe('Kabir & Meera'));

  await userEvent.type(screen.getByLabelText('Find by name, city or code'), 'Dev');
  await erase('Dev & Meera');
  await until(() => expect(focusedRow()).toBe('Devan & Meera'));
  await erase('Devesh & Meera');
  await until(() => expect(focusedRow()).toBe('Devan & Meera'));
  await erase('Devan & Meera');
  const list = screen.getByRole('region', { name: 'Invitations' }).querySelector('ul');
  await until(() => expect(document.activeElement).toBe(list));
});

test('after a draft is deleted the focus is on the next one, and not on the button that makes its invitation', async () => {
  drafts.listDrafts.mockResolvedValue({ items: ['Aarav', 'Kabir', 'Dev'].map(waitingDraft) });
  approval.listReviewed.mockResolvedValue({ items: [] });
  show();
  expect(await screen.findAllByRole('button', { name: /^Make the invitation of / })).toHaveLength(3);
  await press('Delete the draft of Kabir & Meera', 'Delete');
  await until(() => expect(focusedRow()).toBe('Dev & Meera'));
  await press('Delete the draft of Dev & Meera', 'Delete');
  await until(() => expect(focusedRow()).toBe('Aarav & Meera'));
});
