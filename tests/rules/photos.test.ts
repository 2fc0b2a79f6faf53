import { expect, test } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import { get, getMany, listBelow, patch, remove, write, writeAll } from '#tests/support/firestore-rest.ts';
import {
  APPROVERS,
  BY_LINK,
  INVITATION,
  MEERA,
  NOT_STAFF,
  PATH,
  STAFF,
  START,
  STRANGERS,
} from '#tests/support/invitation-documents.ts';
import {
  ALBUM_AT,
  APPROVED_PHOTO,
  CLOSED,
  CLOSED_AT,
  decide,
  deletePhoto,
  FILE_AT,
  HOUR_AGO,
  IN_AN_HOUR,
  markOf,
  NOT_SHOWN,
  PHOTO_AT,
  SENT_FILE,
  SENT_PHOTO,
  SHOWN,
  SHOWN_AT,
  STORED_PHOTO,
  sendPhoto,
  storedAlbum,
  storedPhoto,
} from '#tests/support/photo-documents.ts';
import { jpegBytes } from '#tests/support/portrait-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';

describeRules('a photograph of a guest', () => {
  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['without a name', { name: '' }, 'allowed'],
    ['with a name of 60 characters', { name: 'x'.repeat(60) }, 'allowed'],
    ['with a name of 61 characters', { name: 'x'.repeat(61) }, 'refused'],
    ['with a name in two lines', { name: 'a\nb' }, 'refused'],
    ['without the time it was taken', { takenAt: null }, 'allowed'],
    ['with a text for that time', { takenAt: 'yesterday' }, 'refused'],
    ['with the largest thumbnail', { thumb: jpegBytes(25_600) }, 'allowed'],
    ['with a larger one', { thumb: jpegBytes(25_601) }, 'refused'],
    ['with a thumbnail that is no JPEG', { thumb: new Uint8Array(300) }, 'refused'],
    ['with a text for its thumbnail', { thumb: 'ffd8ff' }, 'refused'],
    ['one pixel wide', { width: 1, height: 1 }, 'allowed'],
    ['without width', { width: 0 }, 'refused'],
    ['wider than 1,600 pixels', { width: 1_601 }, 'refused'],
    ['higher than that', { height: 1_601 }, 'refused'],
    ['without height', { height: 0 }, 'refused'],
    ['half a pixel wide', { width: 9.5 }, 'refused'],
    ['of no phone', { phone: '' }, 'refused'],
    ['with a name for its phone', { phone: 'Asha' }, 'refused'],
    ['with the secret itself', { key: 's'.repeat(32) }, 'refused'],
    ['that says it is approved', { state: 'approved' }, 'refused'],
    ['that says it is in the book', { book: 'page' }, 'refused'],
    ['with a time of its own', { createdAt: START }, 'refused'],
    ['with one field more', { age: 9 }, 'refused'],
  ])('is taken once: %s', async (_, change, verdict) => {
    await storedAlbum();
    expect(await sendPhoto('guest', { ...SENT_PHOTO, ...change })).toBe(verdict);
    expect(await sendPhoto('guest', { ...SENT_PHOTO, ...change })).toBe('refused');
  });

  test('is taken from anybody', async () => {
    for (const who of STRANGERS) {
      await storedAlbum();
      expect(await sendPhoto(who)).toBe('allowed');
      await remove('owner', PHOTO_AT);
      await remove('owner', FILE_AT);
    }
  });

  test.each(Object.keys(SENT_PHOTO))('is refused without its %s', async (key) => {
    await storedAlbum();
    const { [key as keyof typeof SENT_PHOTO]: _, ...rest } = SENT_PHOTO;
    expect(await sendPhoto('guest', rest)).toBe('refused');
  });

  test.each<[string, Fields, Verdict]>([
    ['of the most bytes', { picture: jpegBytes(358_400) }, 'allowed'],
    ['of a byte more', { picture: jpegBytes(358_401) }, 'refused'],
    ['that is no JPEG', { picture: new Uint8Array(300) }, 'refused'],
    ['that is a text', { picture: 'ffd8ff' }, 'refused'],
    ['with one field more', { ...SENT_FILE, by: 'me' }, 'refused'],
  ])('has a picture %s', async (_, file, verdict) => {
    await storedAlbum();
    expect(await sendPhoto('guest', SENT_PHOTO, file)).toBe(verdict);
  });

  test('comes together with its picture, and neither alone', async () => {
    await storedAlbum();
    expect(await write('guest', PHOTO_AT, SENT_PHOTO)).toBe('refused');
    expect(await write('guest', FILE_AT, SENT_FILE)).toBe('refused');
    await storedPhoto();
    await remove('owner', FILE_AT);
    expect(await write('guest', FILE_AT, SENT_FILE)).toBe('refused');
    await storedPhoto();
    for (const who of APPROVERS) expect(await write(who, FILE_AT, SENT_FILE)).toBe('refused');
  });

  test('has an id of 32 hexadecimal digits', async () => {
    await storedAlbum();
    for (const id of ['a'.repeat(31), 'g'.repeat(32), 'a'.repeat(33)]) {
      const sent = await writeAll('guest', [
        [`${PATH}/photos/${id}`, SENT_PHOTO],
        [`${PATH}/photoFiles/${id}`, SENT_FILE],
      ]);
      expect(sent).toBe('refused');
    }
  });

  test.each<[string, Fields, Fields, Verdict]>([
    ['is open', {}, {}, 'allowed'],
    ['opens in an hour', { opensAt: IN_AN_HOUR }, {}, 'refused'],
    ['closed an hour ago', { closesAt: HOUR_AGO }, {}, 'refused'],
    ['shows nothing yet', { revealsAt: IN_AN_HOUR }, {}, 'allowed'],
    ['has blocked another phone', { blocked: [markOf('other')] }, {}, 'allowed'],
    ['has blocked the phone', { blocked: [markOf('other'), SENT_PHOTO.phone] }, {}, 'refused'],
    ['is of a page that is not published', {}, { published: false }, 'refused'],
    [
      'is of a page that has closed',
      {},
      { settings: { ...INVITATION.settings, closesAt: HOUR_AGO } },
      'refused',
    ],
  ])('is taken or not while the album %s', async (_, album, page, verdict) => {
    await storedAlbum(album, page);
    expect(await sendPhoto('guest')).toBe(verdict);
  });

  test('is refused where there is no album', async () => {
    await storedAlbum();
    await remove('owner', ALBUM_AT);
    expect(await sendPhoto('guest')).toBe('refused');
  });

  test('is refused once it was deleted', async () => {
    await storedPhoto();
    expect(await deletePhoto(MEERA)).toBe('allowed');
    expect(await sendPhoto('guest')).toBe('refused');
  });

  test.each(['new', 'approved', 'hidden'])(
    'is read by nobody but its approvers while it is %s',
    async (state) => {
      await storedPhoto({ ...STORED_PHOTO, state });
      for (const who of STRANGERS) {
        expect(await get(who, PHOTO_AT)).toBe('refused');
        expect(await listBelow(who, `${PATH}/photos`, 1)).toBe('refused');
        expect(await listBelow(who, `${PATH}/photoFiles`, 1)).toBe('refused');
        expect(await get(who, FILE_AT)).toBe(state === 'approved' ? 'allowed' : 'refused');
      }
      for (const who of APPROVERS) {
        expect(await get(who, PHOTO_AT)).toBe('allowed');
        expect(await get(who, FILE_AT)).toBe('allowed');
        expect(await listBelow(who, `${PATH}/photos`, 10_000)).toBe('allowed');
        expect(await listBelow(who, `${PATH}/photos`, 10_001)).toBe('refused');
      }
      for (const who of [MEERA, BY_LINK, 'helper'] as const)
        expect(await listBelow(who, `${PATH}/photoFiles`, 1)).toBe('refused');
      expect(await listBelow('admin', `${PATH}/photoFiles`, 300)).toBe('allowed');
      expect(await listBelow('admin', `${PATH}/photoFiles`, 301)).toBe('refused');
    },
  );

  test('gives nobody its picture once it is taken off the album', async () => {
    await storedPhoto(APPROVED_PHOTO);
    await decide(MEERA, { ...STORED_PHOTO, state: 'hidden' }, NOT_SHOWN);
    for (const who of STRANGERS) expect(await get(who, FILE_AT)).toBe('refused');
  });

  test.each<[string, Fields, Fields]>([
    ['before the day of the reveal', { revealsAt: IN_AN_HOUR }, {}],
    ['when the page is not published', {}, { published: false }],
    ['when the page has closed', {}, { settings: { ...INVITATION.settings, closesAt: HOUR_AGO } }],
  ])('gives guests no picture %s', async (_, album, page) => {
    await storedPhoto(APPROVED_PHOTO, album, page);
    for (const who of STRANGERS) {
      expect(await get(who, FILE_AT)).toBe('refused');
      expect(await listBelow(who, `${PATH}/shownPhotos`, 30)).toBe('refused');
    }
  });

  test('shows everybody its receipt once it has arrived', async () => {
    await storedAlbum();
    expect(await getMany('guest', [`${PHOTO_AT}/receipt/mark`])).toBe('refused');
    await storedPhoto();
    expect(await getMany('guest', [`${PHOTO_AT}/receipt/mark`])).toBe('allowed');
  });

  test.each<[string, Fields, Fields, Verdict]>([
    ['approved with its copy', { state: 'approved' }, SHOWN, 'allowed'],
    ['approved and put into the book', { state: 'approved', book: 'quarter' }, SHOWN, 'allowed'],
    ['approved without its copy', { state: 'approved' }, NOT_SHOWN, 'refused'],
    ['hidden', { state: 'hidden' }, NOT_SHOWN, 'allowed'],
    ['hidden with a copy', { state: 'hidden' }, SHOWN, 'refused'],
    ['given another state', { state: 'liked' }, NOT_SHOWN, 'refused'],
    ['given another place in the book', { book: 'cover', state: 'hidden' }, NOT_SHOWN, 'refused'],
    ['given another name', { state: 'approved', name: 'Ravi' }, { ...SHOWN, name: 'Ravi' }, 'refused'],
  ])('is %s', async (_, change, shown, verdict) => {
    await storedPhoto();
    expect(await decide(MEERA, { ...STORED_PHOTO, ...change }, shown)).toBe(verdict);
  });

  test('is decided about by its approvers alone', async () => {
    for (const [who, verdict] of [
      ...APPROVERS.map((one) => [one, 'allowed'] as const),
      ...STRANGERS.map((one) => [one, 'refused'] as const),
    ]) {
      await storedPhoto();
      await remove('owner', SHOWN_AT);
      expect(await decide(who, APPROVED_PHOTO, SHOWN)).toBe(verdict);
    }
  });

  test('is hidden alone as long as it was never shown, by its approvers', async () => {
    await storedPhoto();
    for (const who of STRANGERS) expect(await patch(who, PHOTO_AT, { state: 'hidden' })).toBe('refused');
    expect(await patch(MEERA, PHOTO_AT, { state: 'hidden' })).toBe('allowed');
  });

  test('stays approved only as long as it has its copy', async () => {
    await storedPhoto(APPROVED_PHOTO);
    expect(await patch(MEERA, PHOTO_AT, { state: 'hidden' })).toBe('refused');
    expect(await patch(MEERA, PHOTO_AT, { book: 'page' })).toBe('allowed');
    expect(await decide(MEERA, { ...STORED_PHOTO, state: 'new' }, NOT_SHOWN)).toBe('allowed');
  });

  test('is approved nine at a time', async () => {
    const ids = '123456789'.split('').map((digit) => digit.repeat(32));
    await storedAlbum();
    for (const id of ids) await write('owner', `${PATH}/photos/${id}`, STORED_PHOTO);
    const approved = await writeAll(
      MEERA,
      ids.flatMap((id) => [
        [`${PATH}/photos/${id}`, APPROVED_PHOTO] as const,
        [`${PATH}/shownPhotos/${id}`, SHOWN] as const,
      ]),
    );
    expect(approved).toBe('allowed');
  });

  test('is deleted by the couple and the owner, with its picture and its copy', async () => {
    for (const who of STAFF) {
      await storedPhoto(APPROVED_PHOTO);
      await remove('owner', CLOSED_AT);
      expect(await deletePhoto(who)).toBe('allowed');
    }
    for (const who of NOT_STAFF) {
      await storedPhoto(APPROVED_PHOTO);
      await remove('owner', CLOSED_AT);
      expect(await deletePhoto(who)).toBe('refused');
    }
  });

  test('is deleted once more when the response was lost', async () => {
    for (const who of STAFF) {
      await storedPhoto(APPROVED_PHOTO);
      await remove('owner', CLOSED_AT);
      expect(await deletePhoto(who)).toBe('allowed');
      expect(await deletePhoto(who)).toBe('allowed');
      expect(await deletePhoto('guest')).toBe('refused');
    }
  });

  test.each<[string, () => Promise<Verdict>]>([
    ['without closing its id', () => writeAll(MEERA, [[SHOWN_AT, NOT_SHOWN]], [PHOTO_AT])],
    ['and left in the album', () => writeAll(MEERA, [[CLOSED_AT, CLOSED]], [PHOTO_AT])],
    ['alone', () => remove(MEERA, PHOTO_AT)],
    ['but for its document', () => remove(MEERA, FILE_AT)],
  ])('is not deleted %s', async (_, attempt) => {
    await storedPhoto(APPROVED_PHOTO);
    expect(await attempt()).toBe('refused');
  });

  test('is erased by the owner, piece by piece', async () => {
    await storedPhoto(APPROVED_PHOTO);
    for (const path of [SHOWN_AT, FILE_AT, PHOTO_AT, ALBUM_AT])
      expect(await remove('admin', path)).toBe('allowed');
  });
});
