import { afterAll, expect, test, vi } from 'vitest';
import { documentsIn } from '#tests/support/firestore-rest.ts';
import { describeRules, deviceId } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

describeRules('a blog that two forms save at once, through the shop’s own code', () => {
  const shop = openShopCode();
  afterAll(() => vi.unstubAllGlobals());

  test.each(['blogs', 'blogDrafts'] as const)(
    'is compared again before the second is stored in %s',
    async (where) => {
      const { changeBlog, publishBlog, saveDraft } = await shop.blogs();
      const id = deviceId('two');
      const typed = { title: 'First', content: 'Half a', imageUrl: '', day: '' };
      const text = { title: 'First', content: 'Half a' };
      const save = (title: string, check?: () => Promise<void>) =>
        where === 'blogs'
          ? changeBlog(id, { ...text, title }, {}, undefined, check)
          : saveDraft(id, { ...typed, title }, {}, check);
      await (where === 'blogs' ? publishBlog(id, text, {}) : saveDraft(id, typed, {}));
      let comparisons = 0;
      const saving = save('Mine', async () => {
        comparisons += 1;
        if (comparisons > 1) throw new Error('changed');
        await save('Theirs');
      });
      await expect(saving).rejects.toThrow('changed');
      expect((await documentsIn(where))[0]?.fields.title).toEqual({ stringValue: 'Theirs' });
    },
  );
});
