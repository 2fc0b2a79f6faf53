import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PATHS } from '#src/config/paths.ts';
import { setToday, today } from '#src/data/board/today-store.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { addDish, cateringCart, EMPTY_CATERING_CART } from '#src/features/catering-cart/catering-cart.ts';
import CarsPage from '#src/pages/cars/cars-page.tsx';
import VegMenuPage from '#src/pages/dish-menu/veg-menu-page.tsx';
import GiftPage from '#src/pages/gift/gift-page.tsx';
import { Quotes } from '#src/pages/home/quotes.tsx';
import PhotographyPage from '#src/pages/photography/photography-page.tsx';
import WeddingCardsPage from '#src/pages/wedding-cards/wedding-cards-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';
import { SAMPLE_BOARD, SAMPLE_REVISION } from '#tests/support/sample-board.ts';
import { TIERS } from '#text/catalogue/photography.ts';

const plain = today();

afterEach(() => act(() => setToday(plain)));

/** What pages do when the board has been read. */
const read = (board = SAMPLE_BOARD) =>
  act(() => setToday(todayOf({ ...SAMPLE_REVISION, board }, '2026-11-03')));

test('an open page takes over the board’s price, also in the message of its button', () => {
  const { container } = renderPage(CarsPage, PATHS.cars);
  const innova = itemTitled(container, 'Innova Crysta');
  expect(readable(innova)).toContain('₹1,500 a day');
  read();
  expect(readable(innova)).toContain('₹1,800 a day');
  expect(bookings(innova)[0]?.text).toContain('₹1,800 a day');
});

test('what is sold out keeps its row and cannot be booked', () => {
  const { container } = renderPage(CarsPage, PATHS.cars);
  const dzire = itemTitled(container, 'Dzire');
  read();
  expect(bookings(dzire)).toEqual([]);
  const button = dzire.querySelector('button[disabled]');
  expect(button?.textContent).toBe('Not available now');
});

test('a dish that is out cannot be ticked, and one that is ticked can be taken off', () => {
  const [out, chosen] = ['mocktail-1', 'mocktail-2'];
  const { container } = renderPage(VegMenuPage, PATHS.vegMenu);
  const row = (name: string) =>
    [...container.querySelectorAll('label')].find((label) => label.textContent?.includes(name));
  act(() => cateringCart.replace(addDish(EMPTY_CATERING_CART, chosen)));
  read({ ...SAMPLE_BOARD, out: [`dishes/${out}`, `dishes/${chosen}`] });
  expect(row('Virgin Mojito')?.textContent).toContain('Not available just now');
  expect(row('Virgin Mojito')?.querySelector('input')?.disabled).toBe(true);
  expect(row('Blue Lagoon')?.textContent).toContain('Not available just now');
  expect(row('Blue Lagoon')?.querySelector('input')?.disabled).toBe(false);
});

test('a series has its price of today, on its heading and in the filter', () => {
  const { container } = renderPage(WeddingCardsPage, `${PATHS.weddingCards}?price=50-70`);
  const titles = () => [...container.querySelectorAll('article h2')].map((title) => title.textContent);
  expect(titles()).toContain('Series 4');
  read({
    ...SAMPLE_BOARD,
    prices: [{ item: 'cards/series-4', from: '2026-11-02', price: { low: 300, high: 400 } }],
  });
  expect(titles()).not.toContain('Series 4');
});

test('Show all, which is gone once it is pressed, leaves the focus at the price filter above the cards', async () => {
  renderPage(WeddingCardsPage, `${PATHS.weddingCards}?price=10-20`);
  const price = { low: 300, high: 400 };
  read({ ...SAMPLE_BOARD, prices: [{ item: 'cards/ang', from: '2026-11-02', price }] });
  await userEvent.click(screen.getByText('Show all'));

  expect(screen.queryByText('Show all')).toBeNull();
  expect(screen.getByText('Series 1')).toBeTruthy();
  expect(document.activeElement?.id).toBe('series');
  expect(document.activeElement?.contains(screen.getByLabelText('Price'))).toBe(true);
});

test('a tier of photographers costs what its packages cost today', () => {
  const { container } = renderPage(PhotographyPage, PATHS.photography);
  expect(readable(container)).toContain('₹25,000–40,000');
  read({
    ...SAMPLE_BOARD,
    prices: [
      {
        item: 'photography/wedding-traditional-drone',
        from: '2026-11-02',
        price: { low: 45_000, high: 45_000 },
      },
    ],
  });
  expect(readable(container)).toContain('₹25,000–45,000');
});

test('a tier of photographers cannot be booked once all its packages are booked out, and can with one left', () => {
  const { container } = renderPage(PhotographyPage, PATHS.photography);
  const [tier] = TIERS;
  const article = itemTitled(container, tier?.coverage ?? '', 'article');
  const packages = tier?.packages.map(({ id }) => `photography/${id}`) ?? [];
  read({ ...SAMPLE_BOARD, out: packages.slice(1) });
  expect(bookings(article)).toHaveLength(1);
  read({ ...SAMPLE_BOARD, out: packages });
  expect(bookings(article)).toEqual([]);
  expect(article.querySelector('button[disabled]')?.textContent).toBe('Not available now');
});

test('coupons join the offers', () => {
  const { container } = renderPage(GiftPage, PATHS.gift);
  expect(readable(container)).not.toContain('DIWALI10');
  read();
  expect(readable(container)).toContain('DIWALI10');
});

test('what real customers said replaces the samples, and is not called a sample', () => {
  const { container } = renderPage(Quotes, PATHS.root);
  expect(readable(container)).toContain('Ritika & Manav');
  const samples = container.querySelector('section p')?.textContent;
  read();
  expect(readable(container)).toContain('Kavya & Arjun');
  expect(readable(container)).not.toContain('Ritika & Manav');
  expect(readable(container)).not.toContain(samples ?? '');
});
