import { afterAll, expect, test, vi } from 'vitest';
import type { Fields, Verdict } from '#tests/support/firestore-rest.ts';
import {
  count,
  get,
  getMany,
  list,
  patch,
  remove,
  SERVER_TIME,
  write,
  writeMany,
} from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId, VISITORS } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const BLOG = {
  title: 'Mehndi that is dark by morning',
  content: 'Leave it on for six hours.\n\nThen keep water away.',
  imageUrl: 'https://i.example.com/mehndi.jpg',
  createdAt: SERVER_TIME,
};
const A_BLOG = `blogs/${deviceId('a')}`;
const LONG_AGO = new Date('2020-01-01');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const imageUrl = (length: number) => 'https://i.example.com/'.padEnd(length, 'x');

describeRules('blogs: adding', () => {
  test.each<[string, Fields, Verdict]>([
    ['a good one', {}, 'allowed'],
    ['a title of 140 characters', { title: 'x'.repeat(140) }, 'allowed'],
    ['a title of 141 characters', { title: 'x'.repeat(141) }, 'refused'],
    ['an empty title', { title: '' }, 'refused'],
    ['a title of blanks', { title: '  ' }, 'refused'],
    ['a title of two lines', { title: 'One\nTwo' }, 'refused'],
    ['a title that is a number', { title: 1 }, 'refused'],
    ['content of 20,000 characters', { content: 'x'.repeat(20_000) }, 'allowed'],
    ['content of 20,001 characters', { content: 'x'.repeat(20_001) }, 'refused'],
    ['empty content', { content: '' }, 'refused'],
    ['content of zero-width joiners', { content: '\u200d' }, 'refused'],
    ['content of 400 lines', { content: 'x\n'.repeat(400) }, 'allowed'],
    ['content of blanks and line breaks', { content: ' \n ' }, 'refused'],
    ['content with a control character', { content: 'a\u0008' }, 'refused'],
    ['content that is a map', { content: { text: 'x' } }, 'refused'],
    ['a picture address of 2,000 characters', { imageUrl: imageUrl(2_000) }, 'allowed'],
    ['a picture address of 2,001 characters', { imageUrl: imageUrl(2_001) }, 'refused'],
    ['a picture over plain http', { imageUrl: 'http://i.example.com/a.jpg' }, 'refused'],
    ['a picture that is a script', { imageUrl: 'javascript:alert(1)' }, 'refused'],
    ['a picture inside its address', { imageUrl: 'data:image/png;base64,AAAA' }, 'refused'],
    ['a picture address with a blank', { imageUrl: 'https://i.example.com/a b.jpg' }, 'refused'],
    ['a picture address with a quote', { imageUrl: 'https://i.example.com/"onerror=' }, 'refused'],
    ['a picture address from right to left', { imageUrl: 'https://i.example.com/\u202egpj' }, 'refused'],
    ['an empty picture address', { imageUrl: '' }, 'refused'],
    ['a picture address that is nothing', { imageUrl: null }, 'refused'],
    ['an extra field', { author: 'Asha' }, 'refused'],
    ['a time that has passed', { createdAt: new Date() }, 'refused'],
    ['a picture from the phone', { picture: deviceId('p') }, 'allowed'],
    ['a picture from somewhere else', { picture: 'x/y' }, 'refused'],
  ])('%s', async (_, change, verdict) => {
    expect(await write('admin', A_BLOG, { ...BLOG, ...change })).toBe(verdict);
    expect(await count('blogs')).toBe(verdict === 'allowed' ? 1 : 0);
  });

  test('without a picture is allowed', async () => {
    const { imageUrl: _, ...rest } = BLOG;
    expect(await write('admin', A_BLOG, rest)).toBe('allowed');
  });

  test.each(['title', 'content', 'createdAt'])('without %s is refused', async (missing) => {
    const rest = Object.fromEntries(Object.entries(BLOG).filter(([key]) => key !== missing));
    expect(await write('admin', A_BLOG, rest)).toBe('refused');
  });

  test.each(VISITORS)('is refused to %s', async (who) => {
    expect(await write(who, A_BLOG, BLOG)).toBe('refused');
  });

  test('under a short id is refused', async () => {
    expect(await write('admin', 'blogs/first', BLOG)).toBe('refused');
  });
});

describeRules('blogs: changing and deleting', () => {
  test('the same blog sent again is allowed to the admin alone', async () => {
    await write('admin', A_BLOG, BLOG);
    expect(await write('admin', A_BLOG, BLOG)).toBe('allowed');
    for (const who of VISITORS) expect(await write(who, A_BLOG, BLOG)).toBe('refused');
  });

  test('its texts and its picture are changed by the admin alone, and it keeps its day', async () => {
    await write('owner', A_BLOG, { ...BLOG, createdAt: LONG_AGO });
    const change = { title: 'Another', picture: deviceId('p') };
    for (const who of [...VISITORS, 'helper'] as const)
      expect(await patch(who, A_BLOG, change)).toBe('refused');
    expect(await patch('admin', A_BLOG, change)).toBe('allowed');
    expect(await patch('admin', A_BLOG, { title: '' })).toBe('refused');
    expect(await patch('admin', A_BLOG, { createdAt: new Date('2020-01-02') })).toBe('refused');
  });

  test.each<[string, Date | typeof SERVER_TIME, Verdict]>([
    ['now', SERVER_TIME, 'allowed'],
    ['tomorrow', inDays(1), 'allowed'],
    ['in a year', inDays(365), 'allowed'],
    ['in more than a year', inDays(367), 'refused'],
    ['yesterday', inDays(-1), 'refused'],
  ])('it appears %s', async (_, createdAt, verdict) => {
    expect(await write('admin', A_BLOG, { ...BLOG, createdAt })).toBe(verdict);
    await write('owner', A_BLOG, { ...BLOG, createdAt: LONG_AGO });
    expect(await write('admin', A_BLOG, { ...BLOG, createdAt })).toBe(verdict);
  });

  test('only the admin may delete', async () => {
    await write('admin', A_BLOG, BLOG);
    for (const who of VISITORS) expect(await remove(who, A_BLOG)).toBe('refused');
    expect(await remove('admin', A_BLOG)).toBe('allowed');
    expect(await count('blogs')).toBe(0);
  });
});

describeRules('blogs: reading', () => {
  test('is allowed to the admin as far as a count goes, ten thousand', async () => {
    await write('admin', A_BLOG, BLOG);
    expect(await get('admin', A_BLOG)).toBe('allowed');
    expect(await list('admin', 'blogs', 21)).toBe('allowed');
    expect(await list('admin', 'blogs', 10_000)).toBe('allowed');
    expect(await list('admin', 'blogs', 10_001)).toBe('refused');
    expect(await list('admin', 'blogs')).toBe('refused');
  });

  test.each(VISITORS)('is allowed to %s, a page and one more at most', async (who) => {
    await write('admin', A_BLOG, BLOG);
    expect(await list(who, 'blogs', 20)).toBe('allowed');
    expect(await list(who, 'blogs', 21)).toBe('allowed');
    expect(await list(who, 'blogs', 22)).toBe('refused');
    expect(await list(who, 'blogs')).toBe('refused');
  });

  test.each(VISITORS)(
    'of one is allowed to %s, twenty at most in a request, and none that is not there',
    async (who) => {
      const ids = Array.from({ length: 21 }, (_, place) => deviceId(`b${place}x`));
      await writeMany(
        'admin',
        ids.map((id) => `blogs/${id}`),
        BLOG,
      );
      expect(await get(who, `blogs/${ids[0]}`)).toBe('allowed');
      expect(await get(who, `blogs/${deviceId('none')}`)).toBe('refused');
      expect(
        await getMany(
          who,
          ids.slice(0, 20).map((id) => `blogs/${id}`),
        ),
      ).toBe('allowed');
      expect(
        await getMany(
          who,
          ids.map((id) => `blogs/${id}`),
        ),
      ).toBe('refused');
    },
  );

  test('of one that is not there is allowed to the admin alone, whose phone asks whether it has arrived', async () => {
    const missing = [`blogs/${deviceId('none')}`];
    expect(await getMany('admin', missing)).toBe('allowed');
    for (const who of ['guest', 'member', 'helper'] as const)
      expect(await getMany(who, missing)).toBe('refused');
  });

  test.each(VISITORS)(
    'with an offset is refused to %s, because skipped documents cost reads too',
    async (who) => {
      expect(await list(who, 'blogs', 21, 0)).toBe('allowed');
      expect(await list(who, 'blogs', 21, 1)).toBe('refused');
    },
  );
});

describeRules('a draft of a blog', () => {
  const DRAFT = { title: '', content: 'Half a', imageUrl: '', updatedAt: SERVER_TIME };
  const LONGEST = { title: 'x'.repeat(140), content: 'x'.repeat(20_000), imageUrl: 'x'.repeat(2_000) };
  const PATH = `blogDrafts/${deviceId('d')}`;

  test.each<[string, Fields, Verdict]>([
    ['as it is', {}, 'allowed'],
    ['with a picture', { picture: deviceId('p') }, 'allowed'],
    ['with a picture from somewhere else', { picture: 'x/y' }, 'refused'],
    ['as long as it may be', LONGEST, 'allowed'],
    ['with a title of 141 characters', { title: 'x'.repeat(141) }, 'refused'],
    ['with content of 20,001 characters', { content: 'x'.repeat(20_001) }, 'refused'],
    ['with an address of 2,001 characters', { imageUrl: 'x'.repeat(2_001) }, 'refused'],
    ['with a day', { day: '2027-02-14' }, 'allowed'],
    ['with the last day of a year', { day: '2027-12-31' }, 'allowed'],
    ['with an empty day', { day: '' }, 'allowed'],
    ['with a day in words', { day: '14 February' }, 'refused'],
    ['with a day in a month that there is not', { day: '2027-13-14' }, 'refused'],
    ['with a day that no month has', { day: '2027-02-32' }, 'refused'],
    ['with two days', { day: '2027-02-14\n2027-02-15' }, 'refused'],
    ['with a moment for a day', { day: SERVER_TIME }, 'refused'],
    ['with a time of its own', { updatedAt: LONG_AGO }, 'refused'],
    ['with a field more', { by: 'me' }, 'refused'],
  ])('is stored: %s', async (_, change, verdict) => {
    expect(await write('admin', PATH, { ...DRAFT, ...change })).toBe(verdict);
  });

  test('is the owner’s alone', async () => {
    await write('owner', PATH, { ...DRAFT, updatedAt: LONG_AGO });
    for (const who of [...VISITORS, 'helper'] as const) {
      expect(await write(who, PATH, DRAFT)).toBe('refused');
      expect(await get(who, PATH)).toBe('refused');
      expect(await list(who, 'blogDrafts', 1)).toBe('refused');
      expect(await remove(who, PATH)).toBe('refused');
    }
    expect(await get('admin', PATH)).toBe('allowed');
    expect(await write('admin', PATH, DRAFT)).toBe('allowed');
    expect(await list('admin', 'blogDrafts', 21)).toBe('allowed');
    expect(await list('admin', 'blogDrafts')).toBe('refused');
    expect(await write('admin', 'blogDrafts/first', DRAFT)).toBe('refused');
    expect(await remove('admin', PATH)).toBe('allowed');
  });
});

describeRules('a picture of a blog', () => {
  const picture = (size: number) => ({ picture: new Uint8Array(size), createdAt: SERVER_TIME });
  const PATH = `blogPictures/${deviceId('p')}`;

  test.each<[string, Fields, Verdict]>([
    ['of 280,000 bytes', {}, 'allowed'],
    ['of 280,001 bytes', picture(280_001), 'refused'],
    ['that is text', { picture: 'x' }, 'refused'],
    ['with a time of its own', { createdAt: LONG_AGO }, 'refused'],
    ['with a field more', { name: 'IMG_1.jpg' }, 'refused'],
  ])('is stored once, and never changed: %s', async (_, change, verdict) => {
    expect(await write('admin', PATH, { ...picture(280_000), ...change })).toBe(verdict);
    await write('owner', PATH, picture(10));
    expect(await write('admin', PATH, picture(20))).toBe('refused');
  });

  test('is stored again by whoever did not get the response', async () => {
    await write('admin', PATH, picture(10));
    expect(await write('admin', PATH, picture(10))).toBe('allowed');
    expect(await write('admin', PATH, { ...picture(10), createdAt: LONG_AGO })).toBe('refused');
    expect(await write('helper', PATH, picture(10))).toBe('refused');
  });

  test('is read with nineteen others at most in one request', async () => {
    const paths = Array.from({ length: 21 }, (_, place) => `blogPictures/${deviceId(`p${place}x`)}`);
    await writeMany('admin', paths, picture(10));
    expect(await getMany('guest', paths.slice(0, 20))).toBe('allowed');
    expect(await getMany('guest', paths)).toBe('refused');
  });

  test('is read by everybody who knows its id, and added and deleted by the owner alone', async () => {
    for (const who of [...VISITORS, 'helper'] as const) {
      expect(await write(who, PATH, picture(10))).toBe('refused');
      expect(await get(who, PATH)).toBe('refused');
    }
    expect(await write('admin', 'blogPictures/first', picture(10))).toBe('refused');
    await write('admin', PATH, picture(10));
    for (const who of [...VISITORS, 'helper'] as const) {
      expect(await get(who, PATH)).toBe('allowed');
      expect(await list(who, 'blogPictures', 1)).toBe('refused');
      expect(await remove(who, PATH)).toBe('refused');
    }
    expect(await remove('admin', PATH)).toBe('allowed');
  });
});

describeRules('a draft of a blog, through the shop’s own code', () => {
  const shop = openShopCode();
  afterAll(() => vi.unstubAllGlobals());

  test('keeps its day until that is cleared; one from before there were days has none', async () => {
    const { saveDraft, readStoredDraft, listDrafts } = await shop.blogs();
    const typed = { title: '', content: 'Half a', imageUrl: '', day: '2027-02-14' };
    const id = deviceId('d');
    await saveDraft(id, typed, {});
    expect(await readStoredDraft(id)).toMatchObject(typed);
    await saveDraft(id, { ...typed, day: '' }, {});
    const { day: _, ...older } = typed;
    await write('owner', `blogDrafts/${deviceId('older')}`, { ...older, updatedAt: LONG_AGO });
    expect((await listDrafts()).items).toMatchObject([{ id, day: '' }, { day: '' }]);
  });
});
