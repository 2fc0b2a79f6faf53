import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeRecord } from '#src/features/replies/guest-record.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { guestFirestore, PAGE } from '#tests/support/guest-firestore.ts';
import { byOf, CODE, coming, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const FITTED = /^The family has changed the functions or the number of seats\./;

beforeEach(() => {
  cleanup();
  localStorage.clear();
  vi.stubGlobal('fetch', guestFirestore().fetch);
});

/** A family of which four are coming to the Sangeet, and that has so many seats now. */
function show(seats: number, replyBy = PAGE.settings.replyBy) {
  const fields = { ...coming(4), unsure: ['f2'] as const };
  const by = byOf('a', 1);
  const reply = { ...fields, unsure: [...fields.unsure], id: FAMILY_ID, rev: 1, by, updatedAt: 1 };
  changeRecord(CODE, { token: FAMILY_ID, by, reply });
  render(
    <ReplyPanel
      seat={{ code: CODE, family: FAMILY_ID, functions: SAMPLE.functions, seats, sample: false }}
      shown={SAMPLE.functions}
      contacts={SAMPLE.contacts}
      replyBy={replyBy}
      language="en"
    />,
  );
}

test('a family whose seats were reduced since its reply reads the number that the couple counts', async () => {
  show(2);
  expect(await screen.findByText('Sangeet: 2 people are coming.')).toBeTruthy();
  expect(screen.getByText('Phere: not sure yet.')).toBeTruthy();
  expect(screen.getByText(FITTED)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText('How many, Sangeet')).toHaveProperty('value', '2');
});

test('a family whose seats were reduced reads that number also after the last day to reply', async () => {
  show(2, Date.now() - 1_000);
  expect(await screen.findByText('Sangeet: 2 people are coming.')).toBeTruthy();
  expect(screen.getByText(/^You have fewer seats now/)).toBeTruthy();
  expect(screen.queryByText(FITTED), 'nothing can be changed').toBeNull();
});

test('a family that has the seats for its reply reads it as it was sent', async () => {
  show(4);
  expect(await screen.findByText('Sangeet: 4 people are coming.')).toBeTruthy();
  expect(screen.queryByText(FITTED)).toBeNull();
});
