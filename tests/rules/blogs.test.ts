import { expect, test } from 'vitest';
import type { Fields, Verdict, Who } from '#tests/support/firestore-rest.ts';
import { count, get, list, remove, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId } from '#tests/support/rules-suite.ts';

const BLOG = {
  title: 'Mehndi that is dark by morning',
  content: 'Leave it on for six hours.\n\nThen keep water away.',
  imageUrl: 'https://i.example.com/mehndi.jpg',
  createdAt: SERVER_TIME,
};
const A_BLOG = `blogs/${deviceId('a')}`;
const STRANGERS: readonly Who[] = ['guest', 'member'];

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
    ['an empty picture address', { imageUrl: '' }, 'refused'],
    ['a picture address that is nothing', { imageUrl: null }, 'refused'],
    ['an extra field', { author: 'Asha' }, 'refused'],
    ['a time of its own', { createdAt: new Date() }, 'refused'],
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

  test.each(STRANGERS)('is refused to %s', async (who) => {
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
    for (const who of STRANGERS) expect(await write(who, A_BLOG, BLOG)).toBe('refused');
  });

  test('a changed blog is refused to everyone', async () => {
    await write('admin', A_BLOG, BLOG);
    for (const who of [...STRANGERS, 'admin'] as const) {
      expect(await write(who, A_BLOG, { ...BLOG, title: 'Another' })).toBe('refused');
    }
  });

  test('only the admin may delete', async () => {
    await write('admin', A_BLOG, BLOG);
    for (const who of STRANGERS) expect(await remove(who, A_BLOG)).toBe('refused');
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

  test.each<Who>(['guest', 'member'])('is allowed to %s, a page and one more at most', async (who) => {
    await write('admin', A_BLOG, BLOG);
    expect(await list(who, 'blogs', 20)).toBe('allowed');
    expect(await list(who, 'blogs', 21)).toBe('allowed');
    expect(await list(who, 'blogs', 22)).toBe('refused');
    expect(await list(who, 'blogs')).toBe('refused');
  });

  test.each(STRANGERS)(
    'without a limit is refused to %s, so that no request reads thousands',
    async (who) => {
      await write('admin', A_BLOG, BLOG);
      expect(await get(who, A_BLOG)).toBe('refused');
    },
  );

  test.each(STRANGERS)(
    'with an offset is refused to %s, because skipped documents cost reads too',
    async (who) => {
      expect(await list(who, 'blogs', 21, 0)).toBe('allowed');
      expect(await list(who, 'blogs', 21, 1)).toBe('refused');
    },
  );
});
