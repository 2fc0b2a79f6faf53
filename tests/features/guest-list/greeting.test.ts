import { describe, expect, test } from 'vitest';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { greetingOf, isSendable, sendingLink } from '#src/features/guest-list/greeting.ts';
import { queueOf } from '#src/features/guest-list/sending/send-queue.ts';
import { LANGUAGES } from '#src/locales/locales.ts';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

const BEFORE = Date.UTC(2027, 0, 2);
const AFTER_REPLY_BY = Date.UTC(2027, 1, 5);

describe('a family reads in its message', () => {
  test('in English, the names, the city, its functions by day, and its link alone on the last line', () => {
    const lines = greetingOf(SHARMAS, SAMPLE, 'invitation', BEFORE).split('\n');
    expect(lines).toEqual([
      'Dear Sharma family,',
      'With great joy we invite you and your family to the wedding of Aarav & Meera in Jaipur.',
      '12 February 2027: Sangeet · 14 February 2027: Phere',
      'Please tell us by Monday, 1 February 2027 how many of you will come:',
      `https://shagun.example/i/ABCD12345678#${SHARMAS.id}`,
    ]);
  });

  test('in Hindi, with आप, the names in Devanagari, and only the function it is invited to', () => {
    const text = greetingOf(GUPTAS, SAMPLE, 'invitation', BEFORE);
    expect(text.split('\n')).toHaveLength(5);
    expect(text).toContain('आदरणीय गुप्ता परिवार,');
    expect(text).toContain('आरव और मीरा की शादी');
    expect(text).toContain('आप सपरिवार सादर आमंत्रित हैं');
    expect(text).toContain('14 फ़रवरी 2027: फेरे');
    expect(text).not.toContain('संगीत');
    expect(text).not.toMatch(/(?<![\p{L}\p{M}])(?:तुम|तू)(?![\p{L}\p{M}])/u);
  });

  test('in Hindi, the city, the function and the place as the couple has written them in Hindi', () => {
    const hindi = { name: 'सात फेरे', timeLabel: '', venue: 'रामबाग पैलेस, जयपुर', dress: '' };
    const both = {
      ...SAMPLE,
      hindi: { ...SAMPLE.hindi, place: 'जयपुर' },
      functions: SAMPLE.functions.map((one) => ({ ...one, hindi })),
    };
    const text = greetingOf(GUPTAS, both, 'invitation', BEFORE);
    expect(text).toContain('जयपुर');
    expect(text).toContain('14 फ़रवरी 2027: सात फेरे');
    const told = SAMPLE.functions.map(({ key, start }) => ({ key, start, venue: 'At home' }));
    expect(greetingOf(GUPTAS, both, 'change', BEFORE, undefined, told)).toContain('रामबाग पैलेस, जयपुर');
    const same = SAMPLE.functions.map(({ key, start, venue }) => ({ key, start, venue }));
    expect(greetingOf(GUPTAS, both, 'change', BEFORE, undefined, same)).not.toContain('रामबाग');
  });

  test('its name without an English article that it was listed with', () => {
    const listed = { name: 'The Sharma Family' };
    expect(greetingOf({ ...SHARMAS, ...listed }, SAMPLE, 'invitation', BEFORE)).toMatch(
      /^Dear Sharma Family,/,
    );
    expect(greetingOf({ ...GUPTAS, ...listed }, SAMPLE, 'invitation', BEFORE)).toMatch(
      /^आदरणीय Sharma Family,/,
    );
  });

  test('for one guest alone, nothing of a family', () => {
    expect(greetingOf(NANI, SAMPLE, 'invitation', BEFORE)).not.toContain('your family');
  });

  test('of a change, only what has changed of its functions, as it is now', () => {
    const told = [
      { key: 'f1', start: Date.UTC(2027, 0, 12, 13, 45), venue: 'At home' },
      { key: 'f2', start: SAMPLE.functions[1]?.start ?? 0, venue: SAMPLE.functions[1]?.venue ?? '' },
    ] as const;
    expect(greetingOf(SHARMAS, SAMPLE, 'change', BEFORE, undefined, told).split('\n')).toEqual([
      'Dear Sharma family,',
      'There is a change in the programme for the wedding of Aarav & Meera. It is now:',
      'Sangeet: 12 February 2027, 7:15 pm IST, Rambagh Palace, Bhawani Singh Road, Jaipur',
      'Times, venues and directions are on your own page:',
      `https://shagun.example/i/ABCD12345678#${SHARMAS.id}`,
    ]);
  });

  test('as a reminder, the invitation once more to those who are not asked for a reply', () => {
    const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: one.key === 'f1' }));
    const quiet = { ...SAMPLE, functions };
    for (const language of LANGUAGES) {
      const reminder = (family: typeof SHARMAS) =>
        greetingOf({ ...family, language }, quiet, 'reminder', BEFORE);
      expect(reminder(SHARMAS)).not.toBe(greetingOf({ ...SHARMAS, language }, quiet, 'invitation', BEFORE));
      const unasked = { ...SHARMAS, functions: ['f2'] as const };
      expect(reminder(unasked)).toBe(greetingOf({ ...unasked, language }, quiet, 'invitation', BEFORE));
    }
  });

  test('as a reminder, another text with the same link', () => {
    const reminder = greetingOf(SHARMAS, SAMPLE, 'reminder', BEFORE);
    expect(reminder).not.toContain('we invite you');
    expect(reminder).toContain('we would love to know');
    expect(reminder).toContain(`#${SHARMAS.id}`);
  });

  test('no request to reply once the last day has passed, or where none is wanted', () => {
    expect(greetingOf(SHARMAS, SAMPLE, 'invitation', AFTER_REPLY_BY)).not.toContain('tell us');
    const quiet = { ...SAMPLE, functions: SAMPLE.functions.map((one) => ({ ...one, asksReply: false })) };
    expect(greetingOf(SHARMAS, quiet, 'invitation', BEFORE)).not.toContain('tell us');
  });
});

describe('a text of the couple’s own', () => {
  const OWN = 'Jai Jinendra {family}! We have missed you.\n{functions}\n{reply}\n{link}';

  test('gets each family’s name, functions, request and link', () => {
    expect(greetingOf(SHARMAS, SAMPLE, 'invitation', BEFORE, OWN).split('\n')).toEqual([
      'Jai Jinendra Sharma family! We have missed you.',
      '12 February 2027: Sangeet · 14 February 2027: Phere',
      'Please tell us by Monday, 1 February 2027 how many of you will come:',
      `https://shagun.example/i/ABCD12345678#${SHARMAS.id}`,
    ]);
  });

  test('keeps the link when the couple forgets it, and leaves other brackets alone', () => {
    const lines = greetingOf(SHARMAS, SAMPLE, 'reminder', BEFORE, 'Come, {all} of you!').split('\n');
    expect(lines).toEqual(['Come, {all} of you!', `https://shagun.example/i/ABCD12345678#${SHARMAS.id}`]);
  });
});

describe('of many changes', () => {
  const names = ['हल्दी', 'मेहंदी', 'संगीत', 'सात फेरे', 'स्वागत समारोह', 'विदाई'];
  const venue = 'रामबाग पैलेस, भवानी सिंह मार्ग, सी-स्कीम, जयपुर, राजस्थान';
  const functions = names.map((name, place) => ({
    ...SANGEET,
    key: FUNCTION_KEYS[place] ?? 'f1',
    start: SANGEET.start + Math.floor(place / 2) * 86_400_000,
    hindi: { name, timeLabel: '', venue, dress: '' },
  }));
  const wedding = { ...SAMPLE, functions };
  const told = functions.map(({ key, start }) => ({ key, start, venue: 'At home' }));
  const family = { ...GUPTAS, functions: functions.map(({ key }) => key) };

  test('a family reads the functions by day, and finds hours and places on its page, if WhatsApp’s link has no room', () => {
    const text = greetingOf(family, wedding, 'change', BEFORE, undefined, told);
    // docs/design.md: no link is longer than 3,500 encoded characters.
    expect(sendingLink(text, family).length).toBeLessThanOrEqual(3_500);
    const lines = text.split('\n');
    expect(lines).toContain(
      '12 फ़रवरी 2027: हल्दी, मेहंदी · 13 फ़रवरी 2027: संगीत, सात फेरे · 14 फ़रवरी 2027: स्वागत समारोह, विदाई',
    );
    expect(lines.at(-1)).toBe(`https://shagun.example/i/ABCD12345678#${family.id}`);
  });

  test('a family reads only of those that have changed', () => {
    const less = told.filter(({ key }) => key !== 'f6');
    const long = 'ब'.repeat(250);
    const text = greetingOf(family, wedding, 'change', BEFORE, `${long}\n{functions}`, less);
    expect(text).toContain('14 फ़रवरी 2027: स्वागत समारोह\n');
    expect(isSendable(text, family)).toBe(true);
  });

  test('a family reads hours and places where they fit', () => {
    const text = greetingOf(family, wedding, 'change', BEFORE, undefined, told.slice(0, 2));
    expect(text.split(venue)).toHaveLength(3);
  });

  test('nothing is left out of a text that is too long in any case, for it is copied', () => {
    const text = greetingOf(family, wedding, 'change', BEFORE, `${'ब'.repeat(400)}\n{functions}`, told);
    expect(isSendable(text, family)).toBe(false);
    expect(text.split(venue)).toHaveLength(7);
  });
});

describe('WhatsApp opens', () => {
  test('at the family’s number with the whole text, the # of the link included', () => {
    const text = greetingOf(SHARMAS, SAMPLE, 'invitation', BEFORE);
    const link = sendingLink(text, SHARMAS);
    expect(link).toMatch(/^https:\/\/wa\.me\/919829012345\?text=/);
    expect(link).not.toContain('#');
    expect(new URL(link).searchParams.get('text')).toBe(text);
  });

  test('without a number, to choose the chat', () => {
    expect(sendingLink('Dear Nani ji', NANI)).toBe('https://wa.me/?text=Dear%20Nani%20ji');
  });
});

describe('after the wedding a family is thanked', () => {
  const AFTER = Date.UTC(2027, 1, 20);
  const album = 'https://photos.app.goo.gl/abc';
  const withAlbum = { ...SAMPLE, links: { ...SAMPLE.links, album } };

  test('in its language, with the album alone on the last line', () => {
    const lines = greetingOf(SHARMAS, withAlbum, 'thanks', AFTER).split('\n');
    expect(lines[0]).toBe('Dear Sharma family,');
    expect(lines[1]).toContain('Thank you for your love and good wishes for the wedding of Aarav & Meera.');
    expect(lines[1]).toContain('all at home');
    expect(lines.at(-1)).toBe(album);
    const hindi = greetingOf(GUPTAS, withAlbum, 'thanks', AFTER);
    expect(hindi).toContain('आरव और मीरा की शादी');
    expect(hindi).toContain('धन्यवाद');
  });

  test('without an album, with its own link, and nothing of a reply', () => {
    const text = greetingOf(SHARMAS, { ...SAMPLE, links: { ...SAMPLE.links, album: '' } }, 'thanks', AFTER);
    expect(text.split('\n').at(-1)).toBe(`https://shagun.example/i/ABCD12345678#${SHARMAS.id}`);
    expect(text).not.toContain('tell us');
  });

  test('in a queue of thanks, whether its link was sent before or not', () => {
    const queue = queueOf('ABCD12345678', [SHARMAS, GUPTAS], true);
    expect(queue.entries.map(({ occasion }) => occasion)).toEqual(['thanks', 'thanks']);
  });
});
