import { afterAll, expect, test, vi } from 'vitest';
import { count, documentsIn, get } from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const ID = deviceId('blog');
const [OLD, NEW] = [deviceId('old'), deviceId('new')];
const LINK = 'https://i.example.com/mehndi.jpg';
const TEXTS = { title: 'Mehndi that is dark by morning', content: 'Leave it on for six hours.' };
const TYPED = { ...TEXTS, imageUrl: '', day: '' };

const withBytes = (id: string) => ({ keeps: { id, blob: new Blob([id]) } });
const isThere = async (id: string) => (await get('guest', `blogPictures/${id}`)) === 'allowed';

describeRules('a blog’s picture from the phone', () => {
  const shop = openShopCode();
  afterAll(() => vi.unstubAllGlobals());

  test('stays with the blog when its draft, which was published elsewhere, is deleted from an older list', async () => {
    const { deleteBlog, listDrafts, publishBlog, saveDraft } = await shop.blogs();
    await saveDraft(ID, TYPED, withBytes(OLD));
    const [card] = (await listDrafts()).items;
    await publishBlog(ID, TEXTS, { keeps: { id: OLD } });
    await deleteBlog(card ?? expect.fail('no draft'), 'blogDrafts');
    const [blog] = await documentsIn('blogs');
    expect(blog?.fields.picture).toEqual({ stringValue: OLD });
    expect(await isThere(OLD)).toBe(true);
  });

  test('stays with the blog when a draft that an older form has stored again is deleted', async () => {
    const { deleteBlog, listDrafts, publishBlog, saveDraft } = await shop.blogs();
    await publishBlog(ID, TEXTS, withBytes(OLD));
    await saveDraft(ID, TYPED, { keeps: { id: OLD } });
    const [card] = (await listDrafts()).items;
    await deleteBlog(card ?? expect.fail('no draft'), 'blogDrafts');
    expect(await count('blogDrafts')).toBe(0);
    expect(await isThere(OLD)).toBe(true);
  });

  test('stays with the blog when an older form stores its draft again, with another picture', async () => {
    const { publishBlog, saveDraft } = await shop.blogs();
    await publishBlog(ID, TEXTS, withBytes(OLD));
    await saveDraft(ID, TYPED, { ...withBytes(NEW), drops: OLD });
    expect(await isThere(OLD)).toBe(true);
    expect(await isThere(NEW)).toBe(true);
  });

  test('is deleted when its draft gets another one', async () => {
    const { saveDraft } = await shop.blogs();
    await saveDraft(ID, TYPED, withBytes(OLD));
    await saveDraft(ID, TYPED, { ...withBytes(NEW), drops: OLD });
    expect(await isThere(OLD)).toBe(false);
    expect(await isThere(NEW)).toBe(true);
  });

  test('is still the new one after an older form, which has read it by then, has saved and published the draft', async () => {
    const { publishBlog, saveDraft } = await shop.blogs();
    await saveDraft(ID, TYPED, withBytes(OLD));
    await saveDraft(ID, TYPED, { ...withBytes(NEW), drops: OLD });
    await saveDraft(ID, { ...TYPED, title: 'Corrected' }, { keeps: { id: NEW } });
    const [draft] = await documentsIn('blogDrafts');
    expect(draft?.fields).toMatchObject({
      title: { stringValue: 'Corrected' },
      picture: { stringValue: NEW },
    });
    await publishBlog(ID, TEXTS, { keeps: { id: NEW } });
    const [blog] = await documentsIn('blogs');
    expect(blog?.fields.picture).toEqual({ stringValue: NEW });
    expect(await isThere(NEW)).toBe(true);
  });

  test.each(['blogs', 'blogDrafts'] as const)(
    'is deleted with its document in %s, whose list showed another one',
    async (where) => {
      const { deleteBlog, publishBlog, saveDraft } = await shop.blogs();
      if (where === 'blogs') await publishBlog(ID, TEXTS, withBytes(NEW));
      else await saveDraft(ID, TYPED, withBytes(NEW));
      await deleteBlog({ id: ID }, where);
      await deleteBlog({ id: ID }, where);
      expect(await count(where)).toBe(0);
      expect(await isThere(NEW)).toBe(false);
    },
  );

  test('is still the new one after an older form, which showed the one before, has saved a correction', async () => {
    const { changeBlog, publishBlog } = await shop.blogs();
    await publishBlog(ID, TEXTS, withBytes(OLD));
    await changeBlog(ID, TEXTS, { ...withBytes(NEW), drops: OLD });
    await changeBlog(ID, { ...TEXTS, title: 'Corrected' }, { keeps: { id: OLD } });
    const [blog] = await documentsIn('blogs');
    expect(blog?.fields).toMatchObject({
      title: { stringValue: 'Corrected' },
      picture: { stringValue: NEW },
    });
    expect(await isThere(NEW)).toBe(true);
  });

  test('that gave way to a link does not take the link with it when an older form saves a correction', async () => {
    const { changeBlog, publishBlog } = await shop.blogs();
    await publishBlog(ID, TEXTS, withBytes(OLD));
    await changeBlog(ID, { ...TEXTS, imageUrl: LINK }, { drops: OLD });
    await changeBlog(ID, { ...TEXTS, title: 'Corrected' }, { keeps: { id: OLD } });
    const [blog] = await documentsIn('blogs');
    expect(blog?.fields).toMatchObject({ imageUrl: { stringValue: LINK } });
    expect(blog?.fields.picture).toBeUndefined();
  });
});
