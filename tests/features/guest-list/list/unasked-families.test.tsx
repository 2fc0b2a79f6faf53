import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { listWith } from '#tests/support/family-desk.tsx';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

test('a told reply is taken, and one is missing, only of families that are asked for one', () => {
  const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: one.key === 'f1' }));
  render(listWith(fakeGuestList([SHARMAS, GUPTAS, NANI]), { ...SAMPLE, functions }));
  const told = screen.getAllByRole('button', { name: /^Write down the reply of/ });
  expect(told.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Write down the reply of Sharma family',
    'Write down the reply of Nani ji',
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Invitation', hidden: true }), {
    target: { value: 'notReplied' },
  });
  expect(screen.getByText('2 of 3 families')).toBeTruthy();
});
