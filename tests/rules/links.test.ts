import { expect, test } from 'vitest';
import type { Verdict } from '#tests/support/firestore-rest.ts';
import { write, writeAll } from '#tests/support/firestore-rest.ts';
import { FUNCTION_IDS, HALDI, PRIVATE_FUNCTION, storedGuests } from '#tests/support/guest-documents.ts';
import { FUNCTION, INVITATION, MEERA, PATH, START } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const PAGE = { ...INVITATION, createdAt: START };

describeRules('a link of an invitation, which the owner reads before approving the page', () => {
  test.each<[string, string, Verdict]>([
    ['as people share it', 'https://maps.app.goo.gl/abc?q=1&z=2#top', 'allowed'],
    ['with words in Hindi', 'https://maps.example/जयपुर', 'allowed'],
    ['that reads from right to left in part', 'https://evil.example/\u202emoc.elgoog', 'refused'],
    ['with an isolated direction', 'https://evil.example/\u2067moc.elgoog', 'refused'],
    ['that ends with a direction mark', 'https://maps.example/a\u200e', 'refused'],
    ['with letters that nobody sees', 'https://maps.example/a\u3164', 'refused'],
    ['with a control character', 'https://maps.example/a\u0007', 'refused'],
  ])('%s', async (_, link, verdict) => {
    await storedGuests();
    await write('owner', `${PATH}/private/functionIds`, FUNCTION_IDS);
    const linked = { ...FUNCTION, map: link };
    const save = (change: object) => write(MEERA, PATH, { ...PAGE, ...change });
    expect(await save({ functions: { f1: linked } })).toBe(verdict);
    expect(await save({ links: { album: link, music: '' } })).toBe(verdict);
    expect(await save({ links: { album: '', music: link } })).toBe(verdict);
    const writes = [
      [PATH, PAGE],
      [PRIVATE_FUNCTION, { ...HALDI, one: linked }],
    ] as const;
    expect(await writeAll(MEERA, writes)).toBe(verdict);
  });
});
