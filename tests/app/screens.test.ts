// @vitest-environment node
import { expect, test } from 'vitest';
import { parseHtml } from '#scripts/build/html.ts';
import { prerenderPage, prerenderTasks } from '#src/app/prerender.tsx';
import { REDIRECTS, SCREENS } from '#src/app/screens.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

/** Specification §2 'All routes', spelt as given; branches come from the catalogue. */
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
  ...BRANCH_IDS.flatMap((id) => [`/farewell/${id}`, `/farewell/message/${id}`]),
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

/** Our additions to the specification. */
const ADDITIONS = [
  '/invitations',
  '/my-wedding',
  '/at-the-door',
  '/manage-invitations',
  '/manage-orders',
  '/manage-blessings',
  '/manage-bookings',
  '/privacy',
  '/terms',
  '/grievances',
  '/accessibility',
  '/manage-shop',
  '/order/0123456789abcdef0123456789abcdef',
  '/blogs/0123456789abcdef0123456789abcdef',
  ...SAMPLE_WEDDINGS.map(({ code }) => `/i/${code}`),
  ...SAMPLE_WEDDINGS.map(({ code }) => `/i/${code}/wall`),
];

/** Of samples, which have no album: their texts are loaded before anything is shown. */
const ALBUMS = SAMPLE_WEDDINGS.map(({ code }) => `/i/${code}/photos`);

/** Duplicates on purpose: / and /home, and the message form of each branch. */
const SAME_TITLE = /^\/home$|^\/farewell\/message\//;

async function look(address: string): Promise<{ headings: string[]; title: string }> {
  const page = parseHtml((await prerenderPage(address)).html);
  const headings = page.querySelectorAll('h1').map(({ text }) => text.trim());
  return { headings, title: page.querySelector('title')?.text ?? '' };
}

test.each([...ROUTES, ...ADDITIONS])('%s renders one heading of its own and a title', async (address) => {
  const { headings, title } = await look(address);

  expect(headings).toHaveLength(1);
  expect(headings[0]).not.toBe('');
  // A couple's page has a title of its own.
  expect(title).toMatch(/^\/i\/\w+$/.test(address) ? /^\w+ & \w+, \d+ to \d+ \w+ 2027, \w+$/ : /Shagun/);
  expect(headings[0]).not.toMatch(/not here|did not open/);
});

test('no two screens share a title', async () => {
  const addresses = [...ROUTES, ...ADDITIONS].filter((address) => !SAME_TITLE.test(address));
  const titles = await Promise.all(addresses.map(async (address) => (await look(address)).title));

  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
});

test('every screen is a route of the specification, or one of our additions', () => {
  const patterns = SCREENS.map(({ path }) =>
    path
      .replace(':branchName', BRANCH_IDS[0] ?? '')
      .replace(':code', SAMPLE_WEDDINGS[0]?.code ?? '')
      .replace(':id', '0123456789abcdef0123456789abcdef'),
  );

  expect(patterns.filter((path) => ![...ROUTES, ...ADDITIONS, ...ALBUMS].includes(path))).toEqual([]);
});

test('every prerendered address is written once, with the module of its page', async () => {
  const tasks = await prerenderTasks();
  const isOwners = (address: string) =>
    /admin|blogs$|\/wall$|^\/(display|manage|my|at-the)-|^\/(order|blogs)\//.test(address) &&
    address !== '/blogs';

  expect(tasks.map(({ address }) => address).sort()).toEqual(
    [...ROUTES, ...ADDITIONS].filter((one) => !isOwners(one)).sort(),
  );
  expect(tasks).toContainEqual({ address: '/farewell/it', module: 'src/pages/farewell/farewell-page.tsx' });
});

test('an unknown address and an unknown branch show the 404 page', async () => {
  for (const address of ['/no-such-page', '/farewell/no-such-branch', '/farewall/cse']) {
    expect((await look(address)).headings).toEqual(['We could not find this page']);
  }
});

test('redirects: /contact-us, and photography spelt correctly', () => {
  expect(REDIRECTS).toEqual({
    '/contact-us': '/contact',
    '/photography-traditional': '/photogrphy-traditional',
    '/photography-standard': '/photogrphy-standard',
    '/photography-premium': '/photogrphy-premium',
  });
});
