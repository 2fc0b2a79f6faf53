import { expect, test } from 'vitest';
import { giftLink } from '#src/domain/invitation/gift-link.ts';
import { weddingIn } from '#src/pages/gift/gift-page.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const searchOf = (address: string) => new URL(address, 'https://shop.example').searchParams;

test('a guest who comes from an invitation orders for that wedding, its day and its place', () => {
  expect(weddingIn(searchOf(giftLink(SAMPLE, '12 to 14 February 2027, Jaipur', 'en')))).toEqual({
    names: ['Aarav', 'Meera'],
    when: '12 to 14 February 2027, Jaipur',
  });
});

test('a guest who comes from the QR page orders for its couple', () => {
  expect(weddingIn(searchOf('/gift?wedding=aarav-meera'))?.names).toEqual(['Aarav', 'Meera']);
});

test('without a couple in the address there is no wedding', () => {
  for (const address of ['/gift', '/gift?wedding=nobody', '/gift?for=Aarav', '/gift?for=%20&and=%0a']) {
    expect(weddingIn(searchOf(address))).toBeUndefined();
  }
});

test('what somebody else wrote into the address is one short line', () => {
  const wedding = weddingIn(new URLSearchParams({ for: `A\nB${'x'.repeat(500)}`, and: 'M', when: '' }));
  expect(wedding?.names[0]).toMatch(/^A B/);
  expect(wedding?.names[0]?.length).toBeLessThanOrEqual(160);
});
