// @vitest-environment node
import { expect, test } from 'vitest';
import { prerenderPage } from '#src/app/prerender.tsx';
import { REDIRECTS, SCREENS } from '#src/app/screens.ts';

/** SPEC §2, 'All routes', spelt as given there; an example stands for each branch's message form. */
const ROUTES = [
  '/',
  '/home',
  '/contact',
  '/about',
  '/faq',
  '/adminpanel',
  '/add-blogs',
  '/manage-blogs',
  '/display-farewell-messages',
  '/display-couple-messages',
  '/photogrphy-traditional',
  '/photogrphy-standard',
  '/photogrphy-premium',
  '/farewell/electrical',
  '/farewell/mechanical',
  '/farewell/it',
  '/farewell/ece',
  '/farewell/civil',
  '/farewell/chemical',
  '/farewell/mining',
  '/farewell/metal',
  '/farewell/cse',
  '/farewell/message/electrical',
  '/farewell/message/mechanical',
  '/farewell/message/it',
  '/farewell/message/ece',
  '/farewell/message/civil',
  '/farewell/message/chemical',
  '/farewell/message/mining',
  '/farewell/message/metal',
  '/farewell/message/cse',
  '/cart',
  '/catering-cart',
  '/weddingcards',
  '/carservice',
  '/makeup',
  '/dj',
  '/gift',
  '/firecrackers',
  '/photography',
  '/e-videos',
  '/qr-templates',
  '/blogs',
  '/catering',
  '/veg-menu',
  '/non-veg-menu',
  '/live-stations',
  '/qr-page/upload-photos',
  '/qr-page/hindu/page1',
  '/qr-page/bless-the-couple',
];

/** These say the same on purpose: / and /home are one page, the message form is titled alike for each branch. */
const SAME_TITLE = /^\/home$|^\/farewell\/message\//;

async function look(address: string): Promise<{ headings: string[]; title: string }> {
  const { head, body } = await prerenderPage(address);
  const headings = [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inside = '']) =>
    inside.replace(/<[^>]+>/g, '').trim(),
  );
  return { headings, title: /<title>(.*?)<\/title>/s.exec(head + body)?.[1] ?? '' };
}

test.each(ROUTES)('%s renders one heading of its own and a title', async (address) => {
  const { headings, title } = await look(address);

  expect(headings).toHaveLength(1);
  expect(headings[0]).not.toBe('');
  expect(title).toContain('Shagun');
  expect(headings[0]).not.toMatch(/not here|did not open/);
});

test('no two screens share a title', async () => {
  const addresses = ROUTES.filter((address) => !SAME_TITLE.test(address));
  const titles = await Promise.all(addresses.map(async (address) => (await look(address)).title));

  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
});

test('every screen of the table is a route of the specification', () => {
  const patterns = SCREENS.map(({ path }) => path.replace(':branchName', 'cse'));

  expect(patterns.filter((path) => !ROUTES.includes(path))).toEqual([]);
});

test('an unknown address, and an unknown branch, show the page that leads on', async () => {
  for (const address of ['/no-such-page', '/farewell/law', '/farewall/cse']) {
    expect((await look(address)).headings).toEqual(['This page is not here']);
  }
});

test('the addresses that only lead on: /contact-us, and photography spelt rightly', () => {
  expect(REDIRECTS).toEqual({
    '/contact-us': '/contact',
    '/photography-traditional': '/photogrphy-traditional',
    '/photography-standard': '/photogrphy-standard',
    '/photography-premium': '/photogrphy-premium',
  });
});
