import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, list, remove, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import {
  BY_LINK,
  BY_OTHER_WAY,
  MEERA,
  NOT_STAFF,
  PATH,
  START,
  STRANGER,
  stored,
  TEAM,
  UNVERIFIED,
} from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

describeRules('the team of an invitation', () => {
  const editors = (count: number) => Array.from({ length: count }, (_, n) => `guest${n}@mail.example`);

  test.each<[string, unknown, Verdict]>([
    ['nobody', [], 'allowed'],
    ['six addresses', editors(6), 'allowed'],
    ['seven addresses', editors(7), 'refused'],
    ['one without a domain', ['mummy@gmail'], 'refused'],
    ['one with a domain of one letter', ['mummy@gmail.c'], 'refused'],
    ['one with two dots in a row', ['mummy@gmail..com'], 'refused'],
    ['one below a domain', ['mummy@mail.co.in'], 'allowed'],
    ['one in capitals', ['Meera@mail.example'], 'refused'],
    ['a bad second one', ['a@mail.example', 'x'], 'refused'],
    ['a bad third one', [...editors(2), 'x'], 'refused'],
    ['a bad fourth one', [...editors(3), 'x'], 'refused'],
    ['a bad fifth one', [...editors(4), 'x'], 'refused'],
    ['a bad sixth one', [...editors(5), 'x'], 'refused'],
    ['a number', [1], 'refused'],
    ['a map', {}, 'refused'],
  ])('%s', async (_, list, verdict) => {
    expect(await write('admin', TEAM, { editors: list })).toBe(verdict);
  });

  test('with something more is refused', async () => {
    expect(await write('admin', TEAM, { editors: [], owner: 'me' })).toBe('refused');
  });

  test('is read by its editors and the owner, and written by the owner alone', async () => {
    await stored();
    for (const who of [MEERA, BY_LINK, 'admin'] as const) expect(await get(who, TEAM)).toBe('allowed');
    expect(await write('admin', TEAM, { editors: ['meera@mail.example'] })).toBe('allowed');
    for (const who of NOT_STAFF) expect(await get(who, TEAM)).toBe('refused');
    for (const who of [...NOT_STAFF, MEERA]) {
      expect(await write(who, TEAM, { editors: ['other@mail.example'] })).toBe('refused');
      expect(await remove(who, TEAM)).toBe('refused');
    }
  });

  test('any other private document is closed', async () => {
    for (const who of [...NOT_STAFF, MEERA, 'admin'] as const)
      expect(await write(who, `${PATH}/private/other`, { editors: [] })).toBe('refused');
  });
});

describeRules('a couple’s draft', () => {
  const DRAFT = { content: '{}', email: 'meera@mail.example', updatedAt: SERVER_TIME };

  test.each<[string, Fields, Verdict]>([
    ['a good one', {}, 'allowed'],
    ['30,000 characters', { content: 'x'.repeat(30_000) }, 'allowed'],
    ['30,001 characters', { content: 'x'.repeat(30_001) }, 'refused'],
    ['content that is a map', { content: {} }, 'refused'],
    ['another address', { email: 'other@mail.example' }, 'refused'],
    ['a time of its own', { updatedAt: START }, 'refused'],
    ['one field more', { published: true }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    expect(await write(MEERA, 'drafts/meera', { ...DRAFT, ...change })).toBe(verdict);
  });

  test('is saved again under the same account, and not under another', async () => {
    expect(await write(MEERA, 'drafts/meera', DRAFT)).toBe('allowed');
    expect(await write(BY_LINK, 'drafts/meera', DRAFT)).toBe('allowed');
    expect(await write(MEERA, 'drafts/other', DRAFT)).toBe('refused');
    const theirs = { ...DRAFT, email: STRANGER.email };
    for (const who of ['guest', STRANGER] as const)
      expect(await write(who, 'drafts/meera', theirs)).toBe('refused');
  });

  test('is nobody’s without a verified address', async () => {
    const email = 'meera@mail.example';
    for (const who of [UNVERIFIED, BY_OTHER_WAY])
      expect(await write(who, `drafts/${who.uid}`, { ...DRAFT, email })).toBe('refused');
    expect(await write('guest', 'drafts/guest', DRAFT)).toBe('refused');
  });

  test('is read and deleted by its account and the owner only', async () => {
    await write(MEERA, 'drafts/meera', DRAFT);
    for (const who of [MEERA, 'admin'] as const) expect(await get(who, 'drafts/meera')).toBe('allowed');
    for (const who of ['guest', 'member', STRANGER] as const) {
      expect(await get(who, 'drafts/meera')).toBe('refused');
      expect(await remove(who, 'drafts/meera')).toBe('refused');
    }
    expect(await remove(MEERA, 'drafts/meera')).toBe('allowed');
    expect(await remove('admin', 'drafts/meera')).toBe('allowed');
  });

  test('is listed by the owner only, a page at a time', async () => {
    expect(await list('admin', 'drafts', 21)).toBe('allowed');
    expect(await list('admin', 'drafts', 22)).toBe('refused');
    expect(await list(MEERA, 'drafts', 1)).toBe('refused');
  });
});
