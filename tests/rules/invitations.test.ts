import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, getMany, list, remove, write } from '#tests/support/firestore-rest.ts';
import {
  BY_LINK,
  CONTACT,
  FUNCTION,
  HOUR_MS,
  INVITATION,
  MEERA,
  NOT_STAFF,
  PARTNER,
  PATH,
  START,
  STRANGERS,
  stored,
  TEAM,
} from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

/** The stored invitation with a change. */
const saved = (change: Fields = {}) => ({ ...INVITATION, createdAt: START, ...change });

const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
const settings = (change: Fields) => ({ settings: { ...INVITATION.settings, ...change } });
const first = (change: Fields) => ({ functions: { f1: { ...FUNCTION, ...change } } });
const without = (fields: object, key: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
const functions = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`f${place + 1}`, FUNCTION]));

const hindi = (key: string, text: string) => `${key} ${text}\t`;

/** 10,855 characters. */
const MUCH_HINDI = hindi('place', 'अ'.repeat(160)).repeat(65);
const EVERY_HINDI = [
  ...['families.one', 'families.two', 'place', 'contacts.c1', 'contacts.c2', 'contacts.c3'],
  ...['texts.blessing', 'texts.invitation', 'texts.thanks', 'texts.anniversary'],
  ...Object.keys(functions(10)).flatMap((key) =>
    ['name', 'timeLabel', 'venue', 'dress'].map((text) => `${key}.${text}`),
  ),
]
  .map((key) => hindi(key, 'अपनी बात'))
  .join('');

/** Maximum size: a rule may evaluate 1,000 expressions. */
const LARGEST = {
  functions: functions(10),
  contacts: { c1: CONTACT, c2: CONTACT, c3: CONTACT },
  ...settings({ openSeats: 50 }),
};

describeRules('an invitation: reading', () => {
  test('an open one is read by everybody', async () => {
    await stored();
    for (const who of [...NOT_STAFF, MEERA, 'admin'] as const) expect(await get(who, PATH)).toBe('allowed');
  });

  test('before its last moment it is open, from then on it is closed', async () => {
    await stored(settings({ closesAt: new Date(Date.now() + HOUR_MS) }));
    expect(await get('guest', PATH)).toBe('allowed');
    await stored(settings({ closesAt: new Date(Date.now() - 1000) }));
    expect(await get('guest', PATH)).toBe('refused');
  });

  test.each<[string, Fields]>([
    ['unpublished', { published: false }],
    ['closed', settings({ closesAt: new Date(0) })],
  ])('one that is %s is read by its editors and the owner only', async (_, change) => {
    await stored(change);
    for (const who of STRANGERS) expect(await get(who, PATH)).toBe('refused');
    for (const who of [MEERA, BY_LINK, 'admin'] as const) expect(await get(who, PATH)).toBe('allowed');
  });

  test('a stranger learns the same about a missing one', async () => {
    for (const who of STRANGERS) expect(await get(who, PATH)).toBe('refused');
    expect(
      await getMany(
        'guest',
        Array.from({ length: 30 }, (_, n) => `invitations/${n}`),
      ),
    ).toBe('refused');
  });

  test('only the owner lists them', async () => {
    await stored();
    expect(await list('admin', 'invitations', 21)).toBe('allowed');
    expect(await list('admin', 'invitations')).toBe('refused');
    for (const who of [...NOT_STAFF, MEERA]) expect(await list(who, 'invitations', 1)).toBe('refused');
  });
});

describeRules('an invitation: making and changing', () => {
  test.each<[string, Fields, Verdict]>([
    ['a good one', {}, 'allowed'],
    ['ten functions, three contacts and all texts', { ...LARGEST }, 'allowed'],
    ['eleven functions', { functions: functions(11) }, 'refused'],
    ['no function', { functions: {} }, 'refused'],
    ['a list of functions', { functions: [FUNCTION] }, 'refused'],
    ['a function without a name', first({ name: '' }), 'refused'],
    ['a function of a blank name', first({ name: ' ' }), 'refused'],
    ['a function of 61 letters', first({ name: 'x'.repeat(61) }), 'refused'],
    ['a function without a start', first({ start: null }), 'refused'],
    ['a start that is text', first({ start: '2027-02-12' }), 'refused'],
    ['an end after the start', first({ end: new Date(START.getTime() + HOUR_MS) }), 'allowed'],
    ['no end', first({ end: null }), 'refused'],
    ['an end before the start', first({ end: new Date(START.getTime() - 1) }), 'refused'],
    ['an end that is text', first({ end: 'later' }), 'refused'],
    ['a time label', first({ timeLabel: 'after Maghrib' }), 'allowed'],
    ['a time label of two lines', first({ timeLabel: 'after\nMaghrib' }), 'refused'],
    [
      'a time label, a venue and a dress note of 380 characters',
      first({ timeLabel: 'x'.repeat(60), venue: 'x'.repeat(160), dress: 'x'.repeat(160) }),
      'allowed',
    ],
    [
      'a time label, a venue and a dress note of 381 characters',
      first({ timeLabel: 'x'.repeat(60), venue: 'x'.repeat(160), dress: 'x'.repeat(161) }),
      'refused',
    ],
    ['a venue of two lines', first({ venue: 'Rambagh\nPalace' }), 'refused'],
    ['a time label that is a number', first({ timeLabel: 1 }), 'refused'],
    ['a map over http', first({ map: 'http://maps.example' }), 'refused'],
    ['a map that is a script', first({ map: 'javascript:alert(1)' }), 'refused'],
    ['a side of the family that is none', first({ side: 'three' }), 'refused'],
    ['replies that are text', first({ asksReply: 'yes' }), 'refused'],
    [
      'functions in an order of their own',
      { functions: { f1: FUNCTION, f3: FUNCTION }, order: 'f3 f1' },
      'allowed',
    ],
    ['functions without the first key', { functions: { f3: FUNCTION }, order: 'f3' }, 'allowed'],
    ['an order that begins with none of them', { order: 'f2 f1' }, 'refused'],
    ['an order of eleven', { order: `f1${' f1'.repeat(10)}` }, 'refused'],
    ['an order of anything else', { order: 'f1, f2' }, 'refused'],
    ['no order', { order: '' }, 'refused'],
    ['a function with something more', first({ price: 1 }), 'refused'],
    ['a second function that is bad', { functions: { f1: FUNCTION, f2: {} } }, 'refused'],
    ...Object.keys(functions(10)).map((key): [string, Fields, Verdict] => [
      `${key} of ten that is bad, and not shown first`,
      { functions: { ...functions(10), [key]: {} }, order: key === 'f1' ? 'f2' : 'f1' },
      'refused',
    ]),
    ['an unknown tradition', { tradition: 'martian' }, 'refused'],
    ['an unknown language', { language: 'fr' }, 'refused'],
    ['a card design', { design: 'series-1/lotus' }, 'allowed'],
    ['a design outside the shop', { design: '../x' }, 'refused'],
    ['a couple of one', { couple: { one: PARTNER } }, 'refused'],
    ['a couple of three', { couple: { one: PARTNER, two: PARTNER, three: PARTNER } }, 'refused'],
    ['a nameless partner', { couple: { one: PARTNER, two: { ...PARTNER, name: '' } } }, 'refused'],
    ['a partner with more', { couple: { one: { ...PARTNER, age: 9 }, two: PARTNER } }, 'refused'],
    ['a script that is none', { couple: { one: { ...PARTNER, script: 'Latn' }, two: PARTNER } }, 'refused'],
    [
      'a name in 61 letters',
      { couple: { one: { ...PARTNER, also: 'x'.repeat(61) }, two: PARTNER } },
      'refused',
    ],
    ['a line of 161 letters for a family', { families: { one: 'x'.repeat(161), two: '' } }, 'refused'],
    ['the second family in 161 letters', { families: { one: '', two: 'x'.repeat(161) } }, 'refused'],
    ['a third family', { families: { one: '', two: '', three: '' } }, 'refused'],
    ['a place of 61 letters', { place: 'x'.repeat(61) }, 'refused'],
    [
      'an invitation text of 600 characters',
      { texts: { ...INVITATION.texts, invitation: 'x'.repeat(600) } },
      'allowed',
    ],
    ...(['blessing', 'invitation', 'thanks', 'anniversary'] as const).map(
      (text): [string, Fields, Verdict] => [
        `a text for ${text} of 601 characters`,
        { texts: { ...INVITATION.texts, [text]: 'x'.repeat(601) } },
        'refused',
      ],
    ),
    ['one text more', { texts: { ...INVITATION.texts, more: '' } }, 'refused'],
    ['three contacts', { contacts: { c1: CONTACT, c2: CONTACT, c3: CONTACT } }, 'allowed'],
    ['no contact', { contacts: {} }, 'allowed'],
    ['four contacts', { contacts: { c1: CONTACT, c2: CONTACT, c3: CONTACT, c4: CONTACT } }, 'refused'],
    ['a number that is none', { contacts: { c1: { ...CONTACT, phone: '98' } } }, 'refused'],
    ['a second contact without a name', { contacts: { c2: { ...CONTACT, name: ' ' } } }, 'refused'],
    ['a third contact with more', { contacts: { c3: { ...CONTACT, age: 9 } } }, 'refused'],
    ['an album', { links: { album: 'https://photos.example/a', music: '' } }, 'allowed'],
    ['an album over http', { links: { album: 'http://photos.example/a', music: '' } }, 'refused'],
    ['music over http', { links: { album: '', music: 'http://music.example/a' } }, 'refused'],
    ['one link more', { links: { album: '', music: '', gift: '' } }, 'refused'],
    ['no last day to reply', settings({ replyBy: null }), 'refused'],
    ['a last day that is text', settings({ replyBy: 'soon' }), 'refused'],
    ['a closing day that is text', settings({ closesAt: 'soon' }), 'refused'],
    ['a page that stays for four years', settings({ closesAt: inDays(1_460.5) }), 'allowed'],
    ['a page that stays for longer', settings({ closesAt: inDays(1_461.5) }), 'refused'],
    ['no closing day', settings({ closesAt: null }), 'refused'],
    ['a closing day that is a number', settings({ closesAt: 0 }), 'refused'],
    ['an open wall', settings({ wall: 'approved' }), 'allowed'],
    ['a wall of everything', settings({ wall: 'all' }), 'refused'],
    ['50 open seats', settings({ openSeats: 50 }), 'allowed'],
    ['51 open seats', settings({ openSeats: 51 }), 'refused'],
    ['-1 open seats', settings({ openSeats: -1 }), 'refused'],
    ['half a seat', settings({ openSeats: 0.5 }), 'refused'],
    ['one setting more', settings({ pin: 1 }), 'refused'],
    ['a name that is a number', first({ name: 1 }), 'refused'],
    ['a venue that is true', first({ venue: true }), 'refused'],
    ['a dress note that is nothing', first({ dress: null }), 'refused'],
    ['a partner named by a number', { couple: { one: { ...PARTNER, name: 1 }, two: PARTNER } }, 'refused'],
    ['a place that is a number', { place: 1 }, 'refused'],
    ['a contact named by a number', { contacts: { c1: { ...CONTACT, name: 1 } } }, 'refused'],
    ['a text that is a number', { texts: { ...INVITATION.texts, thanks: 1 } }, 'refused'],
    ['a tab that moves the next text', first({ timeLabel: 'x\ty', venue: '' }), 'refused'],
    ['a line break that moves the next text', first({ timeLabel: 'x\ny', venue: '' }), 'refused'],
    ['no Hindi', { hindi: '' }, 'allowed'],
    ['every text in Hindi', { hindi: EVERY_HINDI }, 'allowed'],
    ['Hindi that is a number', { hindi: 1 }, 'refused'],
    ['Hindi that is a list', { hindi: [] }, 'refused'],
    [
      'a Hindi wording of 600 characters on lines',
      { hindi: hindi('texts.thanks', 'अ\n'.repeat(300)) },
      'allowed',
    ],
    ['a Hindi wording of 601 characters', { hindi: hindi('texts.thanks', 'अ'.repeat(601)) }, 'refused'],
    ['a Hindi venue of 160 characters', { hindi: hindi('f10.venue', 'अ'.repeat(160)) }, 'allowed'],
    ['a Hindi venue of 161 characters', { hindi: hindi('f10.venue', 'अ'.repeat(161)) }, 'refused'],
    ['a Hindi venue of two lines', { hindi: hindi('f1.venue', 'अ\nब') }, 'refused'],
    ['Hindi that turns the text around', { hindi: hindi('place', '\u202e') }, 'refused'],
    ['Hindi of an eleventh function', { hindi: hindi('f11.name', 'अ') }, 'refused'],
    ['Hindi of a fourth contact', { hindi: hindi('contacts.c4', 'अ') }, 'refused'],
    ['Hindi of a text that there is not', { hindi: hindi('texts.price', 'अ') }, 'refused'],
    ['Hindi without an end', { hindi: 'place जयपुर' }, 'refused'],
    ['Hindi of 11,000 characters', { hindi: MUCH_HINDI + hindi('place', 'अ'.repeat(138)) }, 'allowed'],
    ['Hindi of 11,001 characters', { hindi: MUCH_HINDI + hindi('place', 'अ'.repeat(139)) }, 'refused'],
    ['Hindi, and one field more', { hindi: '', owner: 'me' }, 'refused'],
    ['one field more', { owner: 'me' }, 'refused'],
    ['published as text', { published: 'yes' }, 'refused'],
    ['a released film as text', { filmReleased: 'yes' }, 'refused'],
    ['a film that is not released', { filmReleased: false }, 'allowed'],
    ['Hindi, and a film that is not released', { hindi: '', filmReleased: false }, 'allowed'],
    ['a film that is not released, and one field more', { filmReleased: false, owner: 'me' }, 'refused'],
    ['a time of its own', { updatedAt: START }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    expect(await write('admin', PATH, { ...INVITATION, ...change })).toBe(verdict);
    await stored();
    const { published: _published, ...rest } = change;
    const changesContent = Object.keys(rest).length > 0 || Object.keys(change).length === 0;
    if (changesContent) expect(await write(MEERA, PATH, saved(rest))).toBe(verdict);
  });

  test.each(Object.keys(INVITATION))('one without %s is refused', async (key) => {
    expect(await write('admin', PATH, without(INVITATION, key))).toBe('refused');
  });

  test.each(Object.keys(FUNCTION))('a function without its %s is refused', async (key) => {
    expect(await write('admin', PATH, { ...INVITATION, functions: { f1: without(FUNCTION, key) } })).toBe(
      'refused',
    );
  });

  test('only the owner makes one, under a code of the right shape and at its own time', async () => {
    for (const who of [...NOT_STAFF, MEERA]) expect(await write(who, PATH, INVITATION)).toBe('refused');
    for (const id of ['ABCD', 'abcd12345678', 'ABCD1234567U', 'ABCD123456789'])
      expect(await write('admin', `invitations/${id}`, INVITATION)).toBe('refused');
    expect(await write('admin', PATH, { ...INVITATION, createdAt: START })).toBe('refused');
  });

  test('its editors change all of it but its publication and its age', async () => {
    await stored();
    for (const who of [MEERA, BY_LINK])
      expect(await write(who, PATH, saved({ place: 'Udaipur' }))).toBe('allowed');
    expect(await write(MEERA, PATH, saved({ published: false }))).toBe('refused');
    expect(await write(MEERA, PATH, saved({ createdAt: new Date(0) }))).toBe('refused');
    expect(await write('admin', PATH, saved({ createdAt: new Date(0) }))).toBe('refused');
  });

  test('only the owner publishes and unpublishes', async () => {
    await stored({ published: false });
    expect(await write(MEERA, PATH, saved())).toBe('refused');
    expect(await write('admin', PATH, saved())).toBe('allowed');
    expect(await write('admin', PATH, saved({ published: false }))).toBe('allowed');
  });

  test('nobody else changes it, and nobody changes another wedding', async () => {
    await stored();
    for (const who of NOT_STAFF) expect(await write(who, PATH, saved())).toBe('refused');
    const other = 'invitations/ZZZZ12345678';
    await write('owner', other, saved());
    await write('owner', `${other}/private/team`, { editors: ['other@mail.example'] });
    expect(await write(MEERA, other, saved())).toBe('refused');
  });

  test('one whose team is missing is changed by the owner only', async () => {
    await write('owner', PATH, saved());
    expect(await write(MEERA, PATH, saved())).toBe('refused');
    expect(await write('admin', PATH, saved())).toBe('allowed');
  });

  test('it is deleted by the owner, and not while its team is there', async () => {
    await stored();
    expect(await remove('admin', PATH)).toBe('refused');
    expect(await remove('admin', TEAM)).toBe('allowed');
    for (const who of [...NOT_STAFF, MEERA]) expect(await remove(who, PATH)).toBe('refused');
    expect(await remove('admin', PATH)).toBe('allowed');
  });
});
