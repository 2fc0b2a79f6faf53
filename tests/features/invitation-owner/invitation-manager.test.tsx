import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentOf, parseSavedDraft } from '#src/domain/draft/account-draft.ts';
import { closingOf } from '#src/domain/draft/draft-invitation.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';
import { InvitationManager } from '#src/features/invitation-owner/invitation-manager.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';
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
const passedMoment = vi.hoisted(() => vi.fn<(code: string) => Promise<number>>());
vi.mock('#src/data/server-time.ts', () => ({ passedMoment }));

const guard = <Result,>(work: () => Promise<Result>) => work();
const RELEASE = { name: 'Release the film: Aarav & Meera' };

beforeEach(() => {
  for (const call of [...Object.values(drafts), ...Object.values(approval), ...Object.values(invitations)])
    call.mockReset();
  approval.readListed.mockRejectedValue(new Error('not read'));
  passedMoment.mockReset().mockImplementation(async () => Date.now());
});

function show(): void {
  render(
    <MemoryRouter>
      <InvitationManager guard={guard} />
      <Toaster />
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
  const day = dayAfter(indiaDay(Date.now()), 90) ?? '';
  const draftOf = (name: string) => {
    const draft = draftWith({
      functions: [functionWith({ day })],
      couple: [{ ...couple[0], name }, couple[1]],
    });
    return { id: name, email: `${name}@example.com`, savedAt: undefined, draft };
  };
  drafts.listDrafts.mockResolvedValue({ items: ['Aarav', 'Kabir', 'Dev'].map(draftOf) });
  approval.listReviewed.mockResolvedValue({ items: [] });
  show();
  expect(await screen.findAllByRole('button', { name: /^Make the invitation of / })).toHaveLength(3);
  await press('Delete the draft of Kabir & Meera', 'Delete');
  await until(() => expect(focusedRow()).toBe('Dev & Meera'));
  await press('Delete the draft of Dev & Meera', 'Delete');
  await until(() => expect(focusedRow()).toBe('Aarav & Meera'));
});

const LOST = new Error('The response was lost.');

/** The list with one wedding, and what is stored of it once an action has ended. */
function showOne(listed: object, stored?: object): void {
  drafts.listDrafts.mockResolvedValue({ items: [] });
  approval.listReviewed.mockResolvedValue({ items: [{ id: SAMPLE.code, invitation: listed }] });
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
  expect(
    await screen.findByText('That did not work. The page is shown as it is stored now.'),
  ).toBeTruthy();
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
  ['not published', hiddenPage, /^The page is not closed any more. It is not published/],
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
