import { beforeEach, expect, test } from 'vitest';
import { deskCouple, keepDeskCouple } from '#src/data/desk-couple.ts';
import { forgetWeddings } from '#src/data/forget-weddings.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const { code, couple } = SAMPLE;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('shagun.wedding-code', code);
});

test('a phone knows whose desk it opened last', () => {
  keepDeskCouple(SAMPLE);
  expect(deskCouple()).toEqual({ code, couple });
});

test('a code from an earlier version, or one that was typed since, is nobody’s', () => {
  expect(deskCouple()).toBeUndefined();
  keepDeskCouple(SAMPLE);
  localStorage.setItem('shagun.wedding-code', 'ABCD12345679');
  expect(deskCouple()).toBeUndefined();
});

test('what cannot be read is nobody’s', () => {
  localStorage.setItem('shagun.wedding-couple', JSON.stringify({ code, couple: ['Aarav', 'Meera'] }));
  expect(deskCouple()).toBeUndefined();
});

test('signing out forgets whose desk it was', async () => {
  keepDeskCouple(SAMPLE);
  await forgetWeddings();
  expect(localStorage.getItem('shagun.wedding-couple')).toBeNull();
});
