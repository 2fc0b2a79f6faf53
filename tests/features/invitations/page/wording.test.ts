import { expect, test } from 'vitest';
import { giftLink } from '#src/features/invitations/gift-link.ts';
import { functionIn } from '#src/features/invitations/page/wording.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

test.each([
  ['Mehndi', 'मेहंदी'],
  ['Mehendi', 'मेहंदी'],
  ['mehandi', 'मेहंदी'],
  ['Sangit', 'संगीत'],
  ['मेहंदी', 'मेहंदी'],
  ['Cocktail at the fort', 'Cocktail at the fort'],
])('%s is %s in Hindi', (name, hindi) => {
  expect(functionIn({ ...SANGEET, name }, SAMPLE, 'hi').name).toBe(hindi);
});

test('in English a function is spelt as the couple spells it', () => {
  expect(functionIn({ ...SANGEET, name: 'Mehendi' }, SAMPLE, 'en').name).toBe('Mehendi');
  expect(functionIn({ ...SANGEET, name: 'मेहंदी' }, SAMPLE, 'en').name).toBe('Mehndi');
});

test('a guest who reads Hindi chooses a gift in Hindi', () => {
  expect(giftLink(SAMPLE, '12 February 2027', 'hi')).toMatch(/^\/hi\/gift\?/);
  expect(giftLink(SAMPLE, '12 February 2027', 'en')).toMatch(/^\/gift\?/);
});
