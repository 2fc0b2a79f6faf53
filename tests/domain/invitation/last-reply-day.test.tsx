import { render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { draftOf } from '#src/domain/draft/draft-of-invitation.ts';
import { instantInIndia } from '#src/domain/india-time.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { greetingOf } from '#src/features/guest-list/greeting.ts';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { LateReply } from '#src/features/replies/late-reply.tsx';
import type { Language } from '#src/locales/locales.ts';
import { replyWith } from '#tests/support/guest-list.ts';
import { OPEN_LINK_GUEST } from '#tests/support/open-link-guest.ts';
import { readable } from '#tests/support/render-page.tsx';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.stubGlobal('IntersectionObserver', undefined);

const at = (day: string, hour: string) => instantInIndia(day, hour) ?? 0;
const NOW = at('2026-12-20', '12:00');

/** Replies end with the fifth of January. */
const INVITATION: Invitation = {
  ...SAMPLE,
  settings: { ...SAMPLE.settings, replyBy: at('2027-01-06', '00:00'), openSeats: 4 },
};

const DAYS = { en: /Tuesday, 5 January 2027/, hi: /मंगलवार, 5 जनवरी 2027/ } as const;
const ANOTHER_DAY = /[46] (?:January|जनवरी)/;

function guestPage(language: Language): string {
  const view = (
    <InvitationView invitation={INVITATION} language={language} now={NOW} guest={OPEN_LINK_GUEST} />
  );
  return readable(render(view).container.querySelector('#reply'));
}

function afterwards(language: Language, reply?: { answered: ReplyFields; waits: boolean }): string {
  const { code, contacts, functions, settings } = INVITATION;
  const seat = { code, family: undefined, functions, seats: 4, sample: true };
  const late = {
    seat,
    contacts,
    replyBy: settings.replyBy,
    language,
    answered: undefined,
    waits: false,
    ...reply,
  };
  return readable(render(<LateReply {...late} />).container);
}

const message = (occasion: 'invitation' | 'reminder') => (language: Language) =>
  greetingOf({ ...SHARMAS, language }, INVITATION, occasion, NOW);

const PLACES: ReadonlyArray<readonly [string, (language: Language) => string]> = [
  ['the guest’s page', guestPage],
  ['the page after that day', afterwards],
  ['the message of invitation', message('invitation')],
  ['the reminder', message('reminder')],
];

describe('the last day to reply is the same day everywhere', () => {
  for (const language of ['en', 'hi'] as const) {
    test.each(PLACES)(`on %s, ${language}`, (_, textOf) => {
      const text = textOf(language);
      expect(text).toMatch(DAYS[language]);
      expect(text).not.toMatch(ANOTHER_DAY);
    });
  }

  test('a reply that is still on the phone then waits, and one that has arrived does not', () => {
    const answer = { adults: 2, children: 0, veg: 2, jain: 0, nonVeg: 0 };
    const answered = replyWith({ id: 'r', answers: { f1: answer } });
    expect(afterwards('en', { answered, waits: true })).toContain('Waiting for network');
    expect(afterwards('en', { answered, waits: false })).toContain('Your reply');
  });

  test('and in the field where the couple changes it', () => {
    expect(draftOf(INVITATION).replyBy).toBe('2027-01-05');
  });

  test('its last minute still asks for a reply, and the next does not', () => {
    const text = (now: number) => greetingOf(SHARMAS, INVITATION, 'invitation', now);
    expect(text(at('2027-01-05', '23:59'))).toContain('Please tell us by');
    expect(text(at('2027-01-06', '00:00'))).not.toContain('Please tell us by');
  });
});
