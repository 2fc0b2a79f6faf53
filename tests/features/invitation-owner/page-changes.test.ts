import { describe, expect, test } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { changesOf } from '#src/features/invitation-owner/page-changes.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

const [sangeet = SANGEET, phere = SANGEET] = SAMPLE.functions;
const changesIn = (change: Partial<Invitation>) => changesOf(SAMPLE, { ...SAMPLE, ...change });
const labels = (change: Partial<Invitation>) => changesIn(change).map(({ label }) => label);

describe('what the owner reads of a page that was changed', () => {
  test('says nothing of a page that is as it was approved', () => {
    expect(changesIn({})).toEqual([]);
  });

  test('says nothing of what the couple decides by itself: replies, the wall, and when the page closes', () => {
    const settings = { replyBy: 0, closesAt: 1, wall: 'approved', openSeats: 9 } as const;
    expect(changesIn({ settings, updatedAt: 1 })).toEqual([]);
  });

  test('names the old and the new address of a link', () => {
    const links = { album: 'https://evil.example/pay', music: '' };
    expect(changesIn({ links })).toEqual([
      { id: 'link album', label: 'Link to the album', before: '', now: 'https://evil.example/pay' },
    ]);
  });

  test('shows what cannot be seen in a link, or turns it round, as it is sent', () => {
    const links = { album: 'https://evil.example/\u202emoc.elgoog', music: 'https://evil.example/a\u200bज' };
    expect(changesIn({ links })).toMatchObject([
      { now: 'https://evil.example/%E2%80%AEmoc.elgoog' },
      { now: 'https://evil.example/a%E2%80%8Bज' },
    ]);
  });

  test('says so when a link was taken away', () => {
    const approved = { ...SAMPLE, links: { album: 'https://photos.example/a', music: '' } };
    expect(changesOf(approved, SAMPLE)).toMatchObject([{ before: 'https://photos.example/a', now: '' }]);
  });

  test('tells of another photograph, also beside a change that has words', () => {
    const portraits = [{ place: 'cover', version: '0123456789abcdef' }] as const;
    expect(labels({ portraits })).toEqual(['Something else about the page']);
    expect(labels({ portraits, place: 'Delhi' })).toEqual(['City', 'Something else about the page']);
  });

  test('puts every link before everything else', () => {
    const functions = [
      { ...sangeet, venue: 'Elsewhere' },
      { ...phere, map: 'https://evil.example/map' },
    ];
    const links = { album: '', music: 'https://evil.example/song.mp3' };
    expect(labels({ place: 'Delhi', functions, links })).toEqual([
      'Link to the music',
      'Link to the map of Phere',
      'Function Sangeet',
      'City',
    ]);
  });

  test('tells a function that was added and one that was removed', () => {
    const haldi = { ...SANGEET, key: 'f3', name: 'Haldi' } as const;
    const [added, removed] = changesIn({ functions: [sangeet, haldi] });
    expect(added).toMatchObject({ label: 'Function Haldi', before: '' });
    expect(added?.now).toMatch(/^Haldi, 12 February 2027, 7:15 pm IST, Rambagh Palace/);
    expect(removed).toMatchObject({ label: 'Function Phere', now: '' });
    expect(removed?.before).toMatch(/^Phere, 14 February 2027/);
  });

  test('tells the map of an added function as a link', () => {
    const haldi = { ...SANGEET, key: 'f3', name: 'Haldi', map: 'https://evil.example' } as const;
    expect(labels({ functions: [sangeet, phere, haldi] })).toEqual([
      'Link to the map of Haldi',
      'Function Haldi',
    ]);
  });

  test('tells a function that is on the public page now', () => {
    const approved = { ...SAMPLE, functions: [sangeet, { ...phere, isPrivate: true }] };
    expect(changesOf(approved, SAMPLE)).toMatchObject([
      { label: 'Function Phere', before: expect.stringContaining('for invited families only') },
    ]);
  });

  test('does not mind the order of functions', () => {
    expect(changesIn({ functions: [phere, sangeet] })).toEqual([]);
  });

  test.each<[string, Partial<Invitation>]>([
    ['Number to call, 1', { contacts: [{ name: 'Asha', phone: '+919800000000', hindi: '' }] }],
    ['Name shown first', { couple: [{ name: 'Evil', also: '', script: 'Deva' }, SAMPLE.couple[1]] }],
    ['Name shown second', { couple: [SAMPLE.couple[0], { name: 'Meera', also: 'मीरां', script: 'Deva' }] }],
    ['About the first family', { families: ['Pay here', SAMPLE.families[1]] }],
    ['About the second family', { families: [SAMPLE.families[0], ''] }],
    ['City', { place: 'Delhi' }],
    ['Line of blessing', { texts: { ...SAMPLE.texts, blessing: '' } }],
    ['The invitation', { texts: { ...SAMPLE.texts, invitation: 'Pay ₹5,000' } }],
    ['Thanks, after the wedding', { texts: { ...SAMPLE.texts, thanks: 'Pay ₹5,000' } }],
    [
      'Thanks, after the wedding',
      { hindi: { ...SAMPLE.hindi, texts: { ...SAMPLE.hindi.texts, thanks: 'पैसे भेजें' } } },
    ],
    ['A year later', { texts: { ...SAMPLE.texts, anniversary: 'Pay ₹5,000' } }],
    ['Tradition', { tradition: 'sikh' }],
    ['Card on the cover', { design: 'series-1/lotus' }],
    ['Language', { language: 'en' }],
    ['Function Sangeet', { functions: [{ ...sangeet, start: sangeet.start + 86_400_000 }, phere] }],
    ['Function Sangeet', { functions: [{ ...sangeet, dress: 'Black' }, phere] }],
    ['Something else about the page', { functions: [{ ...sangeet, asksReply: false }, phere] }],
    ['Function Party', { functions: [{ ...sangeet, name: 'Party' }, phere] }],
  ])('tells a change of: %s', (label, change) => {
    expect(labels(change)).toEqual([label]);
  });
});
