import { signIn } from '#e2e/screens/admin-screen.ts';
import { guestPhotograph } from '#e2e/support/guest-photographs.ts';
import { expect } from '#e2e/support/test.ts';
import { START } from '#tests/support/invitation-documents.ts';
import { fill, LONG_NAME } from './filled-shop.ts';
import type { OwnerState } from './owner-states.ts';

export const BLOG_STATES: readonly OwnerState[] = [
  {
    name: 'admin-blogs',
    reach: async (page, database) => {
      await fill(database);
      await signIn(page, database, '/manage-blogs');
      await expect(page.getByRole('button', { name: /Delete the blog/ })).toHaveCount(3);
    },
  },
  {
    name: 'admin-blog-drafts',
    reach: async (page, database) => {
      await fill(database);
      const draft = { title: 'Half a thought', content: 'Write about haldi', imageUrl: '', updatedAt: START };
      await database.add('blogDrafts/draft00000000000000000000', draft);
      await signIn(page, database, '/manage-blogs');
      await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    },
  },
  {
    name: 'admin-add-blog-refused',
    reach: async (page, database) => {
      await signIn(page, database, '/add-blogs');
      await page.getByRole('button', { name: 'Add blog' }).click();
      await expect(page.getByText('Please type a title')).toBeVisible();
    },
  },
  {
    name: 'admin-blog-changed-elsewhere',
    reach: async (page, database) => {
      await fill(database);
      const path = 'blogs/guest0000000000000000001';
      await signIn(page, database, '/manage-blogs');
      await page.getByRole('link', { name: 'Edit the blog “A wedding in Kochi”' }).click();
      const { mimeType: contentType, buffer: body } = await guestPhotograph(1);
      await page.route('https://i.example/**', (route) => route.fulfill({ contentType, body }));
      await page.getByLabel('Title').fill('A wedding in Kochi, in the rain');
      await page.getByLabel('Picture').fill('https://i.example/rain.jpg');
      await database.add(path, {
        title: 'A wedding in Kochi',
        content: 'Boats, jasmine and filter coffee.\n\nAnd rain.',
        createdAt: START,
      });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'blogs-of-three',
    reach: async (page, database) => {
      await fill(database);
      await page.goto('/blogs');
      await expect(page.getByRole('article')).toHaveCount(3);
    },
  },
  {
    name: 'blogs-none',
    reach: async (page) => {
      await page.goto('/blogs');
      await expect(page.getByRole('heading', { name: 'No blogs yet' })).toBeVisible();
    },
  },
  {
    name: 'blog-of-its-own',
    reach: async (page, database) => {
      await fill(database);
      await page.goto('/blogs/guest0000000000000000002');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(LONG_NAME);
    },
  },
];
