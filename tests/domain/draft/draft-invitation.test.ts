import { describe, expect, test } from 'vitest';
import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import { NO_CONTACT } from '#src/domain/draft/draft.ts';
import { closingOf, invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { draftOf, withStored } from '#src/domain/draft/draft-of-invitation.ts';
import type { FunctionKey } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { LIMITS } from '#src/domain/invitation/limits.ts';
import { parseInvitation, storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';
import { INVITATIONS_PAGE } from '#text/invitations-page.ts';

const NOW = Date.UTC(2026, 10, 22, 6, 0);

function firstOf(one: Partial<DraftFunction>, draft: Partial<Draft> = {}) {
  return invitationOf(draftWith({ ...draft, functions: [functionWith(one)] }), NOW).functions[0];
}

test('a draft becomes the invitation that was typed', () => {
  const invitation = invitationOf(draftWith({}), NOW);
  expect(invitation.couple[0]).toEqual({ name: 'Aarav', also: 'आरव', script: 'Deva' });
  expect(invitation.place).toBe('Jaipur');
  expect(invitation.functions).toHaveLength(1);
  expect(invitation.functions[0]?.start).toBe(Date.UTC(2027, 1, 12, 13, 45));
  expect(invitation.published).toBe(false);
});

test('the invitation can be stored and read again', () => {
  const invitation = { ...invitationOf(draftWith({}), NOW), code: 'ABCD12345678' };
  const fields = { ...storedFields(invitation), updatedAt: new Date(NOW) };
  expect(parseInvitation('ABCD12345678', fields)).toEqual(invitation);
});

describe('the key of a function', () => {
  const wedding = (...ids: string[]) => draftWith({ functions: ids.map((id) => functionWith({ id })) });
  const keys = (draft: Draft, known: FunctionKey[] = []) =>
    invitationOf(draft, NOW, known).functions.map(({ key }) => key);

  test('stays with a stored function that was moved, and new ones get the next', () => {
    expect(keys(wedding('f2', 'sangeet', 'f1'))).toEqual(['f2', 'f3', 'f1']);
  });

  test('is not given again while guests may still have replied to a removed function', () => {
    expect(keys(wedding('f1', 'own-1'), ['f1', 'f2', 'f3'])).toEqual(['f1', 'f4']);
  });

  test('is given again only when all ten have been used', () => {
    expect(keys(wedding('f1', 'own-1'), [...FUNCTION_KEYS])).toEqual(['f1', 'f2']);
  });
});

describe('the day of a function', () => {
  test('follows the wedding day until it is chosen', () => {
    const eve = { follows: true, offset: -1, hour: '10:00' };
    expect(firstOf(eve, { weddingDay: '2027-03-01' })?.start).toBe(Date.UTC(2027, 1, 28, 4, 30));
    expect(firstOf({ ...eve, day: '2027-02-20', follows: false }, { weddingDay: '2027-03-01' })?.start).toBe(
      Date.UTC(2027, 1, 20, 4, 30),
    );
  });

  test('is unknown while it is half typed, and the function is not shown', () => {
    expect(firstOf({ day: '0002-02-12' })).toBeUndefined();
    expect(firstOf({ day: '' })).toBeUndefined();
    expect(firstOf({ follows: true, offset: -1 }, { weddingDay: '0202-02-12' })).toBeUndefined();
    expect(firstOf({ hour: '' })).toBeUndefined();
  });
});

test('a function that ends after midnight ends on the next day', () => {
  expect(firstOf({ hour: '19:15', endHour: '01:00' })?.end).toBe(Date.UTC(2027, 1, 12, 19, 30));
});

test('an end before the start is left out', () => {
  expect(firstOf({ hour: '19:15', endHour: '19:00' })?.end).toBeUndefined();
  expect(firstOf({ hour: '19:15', endHour: '19:15' })?.end).toBeUndefined();
});

test('replies end a week before the first function, unless a day is typed', () => {
  expect(invitationOf(draftWith({}), NOW).settings.replyBy).toBe(Date.UTC(2027, 1, 5, 18, 30));
  const typed = draftWith({ replyBy: '2027-02-01' });
  expect(invitationOf(typed, NOW).settings.replyBy).toBe(Date.UTC(2027, 1, 1, 18, 30));
});

describe('the page that is sold for two years', () => {
  const TWO_YEARS_LATER = Date.UTC(2029, 1, 12, 18, 30);
  const usual = invitationOf(draftWith({}), NOW);

  test('stays open for two years after the last function', () => {
    expect(INVITATIONS_PAGE.price.unit).toContain('two years');
    expect(usual.settings.closesAt).toBeGreaterThanOrEqual(TWO_YEARS_LATER);
  });

  test('and for as long after a wedding that is postponed, or that was to close sooner', () => {
    const later = invitationOf(draftWith({ weddingDay: '2027-03-12' }), NOW);
    expect(withStored(later, usual).settings.closesAt).toBe(later.settings.closesAt);
    const sooner = { ...usual, settings: { ...usual.settings, closesAt: Date.UTC(2028, 7, 10) } };
    expect(withStored(usual, sooner).settings.closesAt).toBe(usual.settings.closesAt);
  });

  test('but never for longer than the rules let it, or it could not be saved', () => {
    const longest = NOW + LIMITS.openDays.max * 86_400_000;
    const far = invitationOf(draftWith({ functions: [functionWith({ day: '2029-11-20' })] }), NOW);
    expect(far.settings.closesAt).toBeLessThan(longest);
    expect(closingOf(far.functions, NOW)).toBeLessThan(longest);
    const endless = { ...far, settings: { ...far.settings, closesAt: Date.UTC(2040, 1, 1) } };
    expect(withStored(far, endless).settings.closesAt).toBeLessThan(longest);
  });

  test('but one that the couple has closed is not opened by editing it', () => {
    const closed = { ...usual, settings: { ...usual.settings, closesAt: NOW - 1 } };
    expect(withStored(usual, closed).settings.closesAt).toBe(NOW - 1);
  });
});

test('a link that was copied with marks that nobody sees, or with one that turns it round, is stored without them', () => {
  expect(firstOf({ map: 'https://maps.app.goo.gl/abc\u200e' })?.map).toBe('https://maps.app.goo.gl/abc');
  expect(firstOf({ map: '\u2068maps.app.goo.gl/abc\u2069' })?.map).toBe('https://maps.app.goo.gl/abc');
  expect(firstOf({ map: 'https://maps.example/\u202emoc' })?.map).toBe('https://maps.example/moc');
  const { links } = invitationOf(
    draftWith({
      links: { album: 'https://photos.example/a\u200f', music: 'https://music.example/a.mp3\u202c' },
    }),
    NOW,
  );
  expect(links).toEqual({ album: 'https://photos.example/a', music: 'https://music.example/a.mp3' });
});

test('a link is found in what a map shares, and one without https gets it', () => {
  expect(firstOf({ map: 'Rambagh Palace\nhttps://maps.app.goo.gl/abc' })?.map).toBe(
    'https://maps.app.goo.gl/abc',
  );
  expect(firstOf({ map: 'maps.app.goo.gl/abc' })?.map).toBe('https://maps.app.goo.gl/abc');
  expect(firstOf({ map: 'http://maps.example/x' })?.map).toBe('https://maps.example/x');
  expect(firstOf({ map: 'behind the temple' })?.map).toBe('');
  expect(firstOf({ map: 'javascript:alert(1)' })?.map).toBe('');
});

test('only people with a name and a number can be called', () => {
  const nobody = { name: '', phone: '', hindi: '' };
  const contacts: Draft['contacts'] = [
    { name: 'Asha', phone: '98123 45678', hindi: '' },
    { name: 'Ravi', phone: '12', hindi: '' },
    nobody,
  ];
  expect(invitationOf(draftWith({ contacts }), NOW).contacts).toEqual([
    { name: 'Asha', phone: '+919812345678', hindi: '' },
  ]);
});

test('texts fit what the rules allow, and no emoji is cut in two', () => {
  const family = '👨‍👩‍👧‍👦';
  const { couple, texts } = invitationOf(
    draftWith({
      couple: [
        { name: family.repeat(20), also: '\u200d\u200dआरव', script: 'Deva' },
        { name: '\u202eMeera\n', also: '', script: 'Deva' },
      ],
      texts: { blessing: '', invitation: 'x'.repeat(5_000), thanks: '', anniversary: '' },
    }),
    NOW,
  );
  expect(couple[0].name).toBe(family.repeat(5));
  expect(couple[0].also).toBe('आरव');
  expect(couple[1].name).toBe('Meera');
  expect(texts.invitation).toHaveLength(600);
});

test('what was typed in Hindi is cut and cleaned like the rest, and comes back at the desk', () => {
  const draft = draftWith({
    language: 'both',
    hindi: {
      families: [' श्री रमेश के सुपुत्र ', ''],
      place: 'अ'.repeat(70),
      texts: { blessing: '', invitation: 'ज़रूर\tआइए!', thanks: '', anniversary: '' },
    },
    functions: [functionWith({ hindi: { name: 'संगीत\nसंध्या', timeLabel: '', venue: '', dress: '' } })],
    contacts: [{ name: 'Asha', phone: '98123 45678', hindi: ' आशा ' }, NO_CONTACT, NO_CONTACT],
  });
  const invitation = invitationOf(draft, NOW);
  expect(invitation.hindi.families).toEqual(['श्री रमेश के सुपुत्र', '']);
  expect(invitation.hindi.place).toBe('अ'.repeat(60));
  expect(invitation.hindi.texts.invitation).toBe('ज़रूर आइए!');
  expect(invitation.functions[0]?.hindi.name).toBe('संगीत संध्या');
  expect(invitation.contacts[0]?.hindi).toBe('आशा');
  const { hindi, functions, contacts } = draftOf(invitation);
  expect(hindi).toEqual(invitation.hindi);
  expect(functions[0]?.hindi).toEqual(invitation.functions[0]?.hindi);
  expect(contacts[0]).toEqual({ name: 'Asha', phone: '+919812345678', hindi: 'आशा' });
});
