import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { changeRecord } from '#src/features/replies/guest-record.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { loadGuestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { guestFirestore, PAGE } from '#tests/support/guest-firestore.ts';
import { byOf, CODE, coming, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

const HALDI = { ...SANGEET, key: 'f3', name: 'Haldi' } as const;
const DUTIES = { ...SANGEET, key: 'f4', name: 'Vidaai' } as const;

beforeEach(() => {
  cleanup();
  localStorage.clear();
  vi.stubGlobal('fetch', guestFirestore().fetch);
});

/** A family that has replied for the Sangeet and the Phere, and what its page asks for now. */
function show(added: typeof SAMPLE.functions, language: Language = 'en', replyBy = PAGE.settings.replyBy) {
  const { answers } = coming(2);
  const fields: ReplyFields = { name: '', phone: '', answers, unsure: ['f2'], note: '' };
  const reply = { ...fields, id: FAMILY_ID, rev: 1, by: byOf('a', 1), updatedAt: Date.UTC(2026, 10, 22) };
  changeRecord(CODE, { token: FAMILY_ID, reply });
  const functions = [...SAMPLE.functions, ...added];
  render(
    <ReplyPanel
      seat={{ code: CODE, family: FAMILY_ID, functions, seats: 4, sample: false }}
      shown={functions}
      contacts={SAMPLE.contacts}
      replyBy={replyBy}
      language={language}
    />,
  );
}

test('a family is asked by name for a function that was added after its reply', async () => {
  show([HALDI]);
  expect(
    await screen.findByText('You have not replied yet for: Haldi. Please complete your reply.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Complete my reply' }));
  const haldi = screen.getByRole('group', { name: /Haldi/ });
  expect(haldi.querySelector('input:checked')).toBeNull();
  expect(screen.getByRole('group', { name: /Sangeet/ }).querySelector('input:checked')).not.toBeNull();
});

test('a family is asked for all the functions that it has not replied for', async () => {
  show([HALDI, DUTIES]);
  expect(await screen.findByText(/not replied yet for: Haldi, Vidaai\./)).toBeTruthy();
});

test.each([
  ['hi', 'आपके उत्तर में अभी बाक़ी है: Haldi। कृपया उत्तर पूरा करें।', 'उत्तर पूरा करें'],
  ['mr', 'तुमच्या उत्तरात अजून बाकी आहे: Haldi. कृपया उत्तर पूर्ण करा.', 'उत्तर पूर्ण करा'],
] as const)('a family is asked in the language of its page (%s)', async (language, line, button) => {
  await loadGuestTexts(language);
  show([HALDI], language);
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

test('a family that has replied for everything, or replies too late, is asked for nothing', async () => {
  show([]);
  expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy();
  expect(screen.queryByText(/does not say yet/)).toBeNull();
  cleanup();
  show([HALDI], 'en', Date.now() - 1_000);
  expect(await screen.findByText(/^The last day to reply was/)).toBeTruthy();
  expect(screen.queryByText(/does not say yet/)).toBeNull();
});
