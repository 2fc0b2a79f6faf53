import { expect, test } from 'vitest';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { write } from '#tests/support/firestore-rest.ts';
import { INVITATION, MEERA, PATH, START, stored } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

const saved = (change: Fields = {}) => ({ ...INVITATION, createdAt: START, ...change });

describeRules('the film of a couple', () => {
  test('only the owner releases the couple’s film and takes that back', async () => {
    await stored();
    expect(await write(MEERA, PATH, saved({ filmReleased: true }))).toBe('refused');
    expect(await write('admin', PATH, saved({ filmReleased: true }))).toBe('allowed');
    expect(await write(MEERA, PATH, saved({ filmReleased: false }))).toBe('refused');
    expect(await write(MEERA, PATH, saved())).toBe('refused');
    expect(await write(MEERA, PATH, saved({ filmReleased: true, place: 'Udaipur' }))).toBe('allowed');
    expect(await write('admin', PATH, saved({ filmReleased: false }))).toBe('allowed');
  });
});
