import type { Locator, Page } from 'playwright';
import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { GUESTS_PATH, RARE_NAME } from './busy-desk.ts';

/** Fixed waits before and after a tap; polling the page would delay its response. */
export const WAIT_MS = 600;

export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** In CSS pixels; a phone's by default. */
  readonly width?: number;
  readonly stored?: readonly [key: string, text: string];
  /** Whether it happens at the desk of a wedding with 1,500 families. */
  readonly desk?: boolean;
  readonly before?: (page: Page) => Promise<void>;
  readonly tap: ((page: Page) => Locator) | string;
  readonly response: (page: Page) => Promise<void>;
  /** For a key: where its result appears, which can be later than the next frame. */
  readonly result?: { readonly selector: string; readonly text: string };
}

const dishes = DISH_CATEGORIES.flatMap((category) => category.dishes);
const storedCart = (lines: readonly object[]) => JSON.stringify({ state: { data: { lines } }, version: 2 });
const cartOf = (chosen: typeof dishes) => storedCart(chosen.map(({ id }) => ({ dishId: id, amount: 1 })));

type Cards = typeof import('#src/catalogue/card-series.ts');
const { CARD_SERIES, designId } = await loadWithVite<Cards>('./src/catalogue/card-series.ts');
const everyCard = CARD_SERIES.flatMap((series) =>
  series.designs.map((design) => ({ designId: designId(series, design), amount: 1 })),
);

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** By its whole label: another dish's name also starts with 'Paneer Tikka'. */
const checkbox = (page: Page, { name, hindi }: (typeof dishes)[number]) =>
  page.getByRole('checkbox', { name: hindi ? `${name} ${hindi}` : name, exact: true });

/** The last two dishes of `choice` are ticked, the worst case. */
function tick(name: string, path: string, choice: typeof dishes): Interaction {
  const [last, lastButOne] = choice;
  if (!last || !lastButOne) throw new Error(`No two dishes on ${path}`);
  return {
    name,
    path,
    stored: [
      STORAGE_KEYS.cateringCart,
      cartOf(dishes.filter((dish) => dish !== last && dish !== lastButOne)),
    ],
    before: async (page) => {
      await checkbox(page, lastButOne).tap();
      await page.getByText('Added to cart!').waitFor();
      await page.getByText('Added to cart!').waitFor({ state: 'hidden' });
    },
    tap: (page) => checkbox(page, last),
    response: (page) => waitForText(page, `${dishes.length} dishes chosen`),
  };
}

const search = (page: Page) => page.getByLabel('Find by name, number or tag');

function searchKey(name: string, typed: string, tap: string, first: string): Interaction {
  return {
    name,
    path: GUESTS_PATH,
    desk: true,
    before: async (page) => {
      await search(page).tap();
      await search(page).fill(typed);
      await page.waitForTimeout(WAIT_MS);
    },
    tap,
    response: (page) => page.getByRole('listitem').first().getByText(first).first().waitFor(),
    result: { selector: '[role="listitem"]', text: first },
  };
}

const lightbox = (page: Page) => page.getByRole('dialog').first();

const firstDesign = (page: Page) => page.locator('article a').first();

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'one colour, for comparison',
    path: '/cart',
    before: async (page) => {
      await page.evaluate(() =>
        document.querySelector('h1')?.addEventListener('click', ({ currentTarget }) => {
          if (currentTarget instanceof HTMLElement) currentTarget.style.color = 'red';
        }),
      );
    },
    tap: (page) => page.getByRole('heading', { level: 1 }),
    response: (page) => page.locator('h1[style]').waitFor(),
  },
  {
    name: 'open the menu',
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Open menu' }),
    response: (page) => page.getByRole('dialog', { name: 'Main menu' }).waitFor(),
  },
  {
    name: 'open the lightbox',
    path: '/weddingcards',
    tap: firstDesign,
    response: (page) => lightbox(page).waitFor(),
  },
  {
    name: 'add a card to the cart',
    path: '/weddingcards',
    before: async (page) => {
      await firstDesign(page).tap();
      await lightbox(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    },
    tap: (page) => lightbox(page).getByRole('button', { name: 'Add to Cart' }),
    response: (page) => waitForText(page, 'Item added to cart'),
  },
  {
    name: 'change the price filter',
    path: '/weddingcards',
    // A native list opens outside the page, so the keyboard is used.
    before: (page) => page.locator('#card-price').focus(),
    tap: 'ArrowDown',
    response: (page) => page.waitForURL(/price=/),
  },
  {
    name: 'type a letter of a name',
    path: '/invitations',
    // The preview is beside the fields.
    width: 1024,
    before: async (page) => {
      await page.getByRole('link', { name: 'Try it with your names' }).first().tap();
      await page.getByLabel('Name shown second').fill('Meera');
      await page.getByLabel('Day of the wedding').fill('2031-02-14');
      await page.getByLabel('Name shown first').fill('Aara');
    },
    tap: 'v',
    response: (page) => page.getByRole('heading', { name: 'Aarav & Meera' }).waitFor(),
    result: { selector: '[data-preview] h1', text: 'Aarav' },
  },
  {
    name: 'type a letter on a card',
    path: '/weddingcards',
    before: async (page) => {
      await page.getByRole('button', { name: 'See your names' }).first().tap();
      const sheet = page.getByRole('dialog', { name: 'See your names' });
      await sheet.getByLabel('Name shown second').fill('Meera');
      await sheet.getByLabel('Name shown first').fill('Aara');
      await sheet.getByText('with the names Aara & Meera').waitFor({ state: 'attached' });
    },
    tap: 'v',
    response: (page) => page.getByText('with the names Aarav & Meera').waitFor({ state: 'attached' }),
    result: { selector: '[data-lettered]', text: 'Aarav' },
  },
  {
    name: 'order every dish',
    path: '/catering-cart',
    stored: [STORAGE_KEYS.cateringCart, cartOf(dishes)],
    before: async (page) => {
      await waitForText(page, 'Your name and number');
      // WhatsApp's page would open in another tab.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    },
    tap: (page) => page.getByRole('link', { name: /^Checkout/ }).first(),
    response: (page) => waitForText(page, 'Order S-'),
  },
  {
    name: 'one card more, of every card',
    path: '/cart',
    stored: [STORAGE_KEYS.cardCart, storedCart(everyCard)],
    tap: (page) => page.getByRole('button', { name: /^One more card/ }).first(),
    response: (page) => page.locator('main li input').first().and(page.locator('[value="2"]')).waitFor(),
  },
  {
    name: 'remove one of every dish',
    path: '/catering-cart',
    stored: [STORAGE_KEYS.cateringCart, cartOf(dishes)],
    tap: (page) => page.getByRole('button', { name: /^Remove/ }).first(),
    response: (page) => page.getByRole('button', { name: /^Undo/ }).first().waitFor(),
  },
  searchKey('search a family', '', 'z', RARE_NAME),
  searchKey('delete a search', 'z', 'Backspace', 'Agarwal'),
  tick('tick a dish on its card', '/veg-menu', dishes),
  tick(
    'tick a dish among the results',
    '/veg-menu?q=paneer',
    dishes.filter(({ name }) => name.includes('Paneer')),
  ),
];
