import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, listBelow, remove, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { APPROVERS, MEERA, PATH, START, STRANGERS } from '#tests/support/invitation-documents.ts';
import {
  APPROVED_PHOTO,
  decide,
  HOUR_AGO,
  IN_AN_HOUR,
  NOT_SHOWN,
  OBJECTION_AT,
  PHOTO_AT,
  SENT_PHOTO,
  SHOWN,
  SHOWN_AT,
  STORED_PHOTO,
  storedAlbum,
  storedPhoto,
} from '#tests/support/photo-documents.ts';
import { jpegBytes } from '#tests/support/portrait-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

describeRules('a copy of a photograph', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it was sent', {}, 'allowed'],
    ['with another thumbnail', { thumb: jpegBytes(301) }, 'refused'],
    ['of another width', { width: 9 }, 'refused'],
    ['of another height', { height: 9 }, 'refused'],
    ['under another name', { name: 'Ravi' }, 'refused'],
    ['taken at another time', { takenAt: null }, 'refused'],
    ['that arrived at another time', { createdAt: HOUR_AGO }, 'refused'],
    ['changed at a time of its own', { changedAt: START }, 'refused'],
    ['with the mark of the phone', { phone: SENT_PHOTO.phone }, 'refused'],
    ['with its key', { key: SENT_PHOTO.key }, 'refused'],
  ])('is shown %s', async (_, change, verdict) => {
    await storedPhoto(APPROVED_PHOTO);
    expect(await write(MEERA, SHOWN_AT, { ...SHOWN, ...change })).toBe(verdict);
    await remove('owner', SHOWN_AT);
    expect(await write(MEERA, SHOWN_AT, { ...SHOWN, ...change })).toBe(verdict);
  });

  test('is of an approved photograph', async () => {
    await storedPhoto();
    expect(await write(MEERA, SHOWN_AT, SHOWN)).toBe('refused');
    expect(await write(MEERA, SHOWN_AT, { ...NOT_SHOWN, name: 'Asha' })).toBe('refused');
    expect(await write(MEERA, SHOWN_AT, NOT_SHOWN)).toBe('allowed');
  });

  test('leaves nothing of what was never sent', async () => {
    await storedAlbum();
    expect(await write(MEERA, SHOWN_AT, SHOWN)).toBe('refused');
    expect(await write(MEERA, SHOWN_AT, NOT_SHOWN)).toBe('refused');
  });

  test('is written by approvers alone', async () => {
    for (const who of STRANGERS) {
      await storedPhoto(APPROVED_PHOTO);
      expect(await write(who, SHOWN_AT, SHOWN)).toBe('refused');
      expect(await write(who, SHOWN_AT, NOT_SHOWN)).toBe('refused');
      expect(await remove(who, SHOWN_AT)).toBe('refused');
    }
    for (const who of APPROVERS) expect(await write(who, SHOWN_AT, SHOWN)).toBe('allowed');
    expect(await remove(MEERA, SHOWN_AT)).toBe('refused');
  });

  test('is listed by everybody from its reveal on, thirty at a time', async () => {
    await storedPhoto(APPROVED_PHOTO);
    const at = `${PATH}/shownPhotos`;
    for (const who of STRANGERS) {
      expect(await listBelow(who, at, 30)).toBe('allowed');
      expect(await listBelow(who, at, 31)).toBe('refused');
      expect(await listBelow(who, at)).toBe('refused');
      expect(await listBelow(who, at, 30, 1)).toBe('refused');
      expect(await get(who, SHOWN_AT)).toBe('refused');
    }
    await storedPhoto(APPROVED_PHOTO, { revealsAt: IN_AN_HOUR });
    for (const who of APPROVERS) {
      expect(await listBelow(who, at, 300)).toBe('allowed');
      expect(await listBelow(who, at, 301)).toBe('refused');
      expect(await listBelow(who, at, 300, 1)).toBe('refused');
    }
  });
});

describeRules('an objection to a photograph', () => {
  test.each<[string, Fields, Verdict]>([
    ['without a reason', { reason: '' }, 'allowed'],
    ['with the longest reason', { reason: 'x'.repeat(300) }, 'allowed'],
    ['with a longer one', { reason: 'x'.repeat(301) }, 'refused'],
    ['with a time of its own', { createdAt: START }, 'refused'],
    ['with one field more', { name: 'Asha' }, 'refused'],
  ])('is made by anybody, once: %s', async (_, change, verdict) => {
    await storedPhoto(APPROVED_PHOTO);
    const objection = { reason: 'I am in it.\nPlease.', createdAt: SERVER_TIME, ...change };
    expect(await write('guest', OBJECTION_AT, objection)).toBe(verdict);
    expect(await write('guest', OBJECTION_AT, objection)).toBe('refused');
  });

  test('is made to what is shown', async () => {
    const objection = { reason: '', createdAt: SERVER_TIME };
    await storedPhoto();
    expect(await write('guest', OBJECTION_AT, objection)).toBe('refused');
    await storedPhoto(APPROVED_PHOTO, { revealsAt: IN_AN_HOUR });
    expect(await write('guest', OBJECTION_AT, objection)).toBe('refused');
    await storedPhoto(APPROVED_PHOTO);
    await write(MEERA, PHOTO_AT, APPROVED_PHOTO);
    await decide(MEERA, STORED_PHOTO, NOT_SHOWN);
    expect(await write('guest', OBJECTION_AT, objection)).toBe('refused');
  });

  test('is read and settled by approvers', async () => {
    await storedPhoto(APPROVED_PHOTO);
    const at = `${PATH}/photoObjections`;
    for (const who of STRANGERS) {
      expect(await get(who, OBJECTION_AT)).toBe('refused');
      expect(await listBelow(who, at, 1)).toBe('refused');
      expect(await remove(who, OBJECTION_AT)).toBe('refused');
    }
    for (const who of APPROVERS) {
      expect(await listBelow(who, at, 300)).toBe('allowed');
      expect(await listBelow(who, at, 301)).toBe('refused');
      expect(await listBelow(who, at, 300, 1)).toBe('refused');
      expect(await remove(who, OBJECTION_AT)).toBe('allowed');
    }
  });
});
