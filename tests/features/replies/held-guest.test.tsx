import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeRecord } from '#src/features/replies/guest-record.ts';
import { ReplyPanel } from '#src/features/replies/reply-panel.tsx';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { HELD } from '#src/locales/hi/guests/held.ts';
import { chatText, readable } from '#tests/support/render-page.tsx';
import { byOf, CODE, coming, FAMILY_ID } from '#tests/support/reply-database.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const FAMILY = { name: 'Sharma family', seats: 4, functions: ['f1'], language: 'en' };
const BY = byOf('a', 1);
const REPLY = { ...coming(3, 'By the night train'), rev: 1, by: BY };

let online = true;

beforeEach(() => {
  localStorage.clear();
  online = true;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!online) throw new TypeError('Failed to fetch');
    if (address.includes(':batchGet')) {
      const updatedAt = { timestampValue: '2026-11-22T06:00:00Z' };
      return Response.json([{ found: { fields: { ...encodeFields(REPLY), updatedAt } } }]);
    }
    return Response.json({ name: `families/${FAMILY_ID}`, fields: encodeFields(FAMILY) });
  });
});

function show(language: 'en' | 'hi' = 'en', asked = SAMPLE.functions) {
  const seat = { code: CODE, family: FAMILY_ID, functions: asked, seats: 4, sample: false };
  render(
    <ReplyPanel
      seat={seat}
      shown={SAMPLE.functions}
      contacts={[{ name: 'Meera', phone: '+919812345678', hindi: '' }]}
      replyBy={Date.now() + 1_000_000}
      language={language}
    />,
  );
}

test('a family sees what is stored under its link, and what only the couple may have noted', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'What do you hold about me?' }));
  const held = await screen.findByRole('region', { name: 'What is held about you here' });
  for (const text of ['Sharma family', '3 people are coming', 'By the night train', BY, 'mobile number'])
    expect(readable(held)).toContain(text);
  await waitFor(() => expect(document.activeElement).toBe(held));
});

test('a family sees its answer for a function too for which the page asks no reply any more', async () => {
  show('en', SAMPLE.functions.slice(1));
  fireEvent.click(screen.getByRole('button', { name: 'What do you hold about me?' }));
  const held = await screen.findByRole('region', { name: 'What is held about you here' });
  expect(readable(held)).toContain('Sangeet: 3 people are coming.');
  expect(readable(held)).not.toContain('Asked to reply for');
});

test.each([
  ['en', 'What do you hold about me?', '22 November 2026'],
  ['hi', 'मेरे बारे में आपके पास क्या है?', '22 नवंबर 2026'],
] as const)(
  'the day on which this phone opened the link last is in the words of the page, in %s',
  async (language, ask, day) => {
    changeRecord(CODE, { openedOn: '2026-11-22' });
    show(language);
    fireEvent.click(screen.getByRole('button', { name: ask }));
    const label = await screen.findByText(
      language === 'hi' ? HELD.facts.opened : 'Last opened on this phone',
    );
    expect(label.nextElementSibling?.textContent).toBe(day);
  },
);

test('it asks the couple or the shop to erase it, with the invitation’s code', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'What do you hold about me?' }));
  const held = await screen.findByRole('region', { name: 'What is held about you here' });
  const couple = within(held).getByRole('link', { name: 'Ask Meera to erase it' });
  expect(couple.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919812345678\?/);
  expect(chatText(couple)).toContain('Sharma family');
  expect(chatText(within(held).getByRole('link', { name: 'Ask the shop to erase it' }))).toContain(CODE);
});

test('without a network it says so and tries again', async () => {
  online = false;
  show('hi');
  fireEvent.click(screen.getByRole('button', { name: 'मेरे बारे में आपके पास क्या है?' }));
  await screen.findByText(/नेटवर्क देखकर/);
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'फिर से कोशिश करें' }));
  expect(await screen.findByRole('region', { name: 'यहाँ आपके बारे में क्या है' })).toBeTruthy();
});
