import { expect } from 'vitest';
import { priced, titles } from '#e2e/support/card-order.ts';
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { rupeeRange } from '#src/lib/money.ts';
import { button, DIALOG, heading, link, words } from './places.ts';
import { CardsScreen } from './screens/cards-screen.ts';
import { CartScreen } from './screens/cart-screen.ts';
import { test } from './test.ts';

const ADD = button('Add to Cart');
const ONE_DESIGN = link('Cart, 1 design');

const SERIES = CARD_SERIES;
const DEAR = SERIES.filter(({ price }) => price.high >= 70 && price.low <= 100);
const dear = DEAR.at(-1);
const cheap = SERIES.find((series) => !DEAR.includes(series));
if (!dear || !cheap) throw new Error('The price filter would leave all series or none');

test('a couple filters by price and orders 250 and 100 of two cards', async ({ phone }) => {
  const cards = new CardsScreen(phone);
  const cart = new CartScreen(phone);
  await cards.open();
  expect(await cards.series()).toEqual(titles(SERIES));

  await cards.choosePrice('₹70–100');
  await expect.poll(() => cards.series()).toEqual(titles(DEAR));

  await cards.openSeries(dear.title);
  const regal = await cards.addDesign();
  await phone.see(words('Item added to cart'));
  await phone.see(`${DIALOG}${link('Added. See cart')}`);
  await phone.back();
  await phone.missing(DIALOG);

  await cards.choosePrice('All prices');
  await cards.openSeries(cheap.title);
  const arch = await cards.addDesign();
  await phone.press(`${DIALOG}${link('Added. See cart')}`);

  await phone.see(heading('Your cart'));
  await cart.setAmount(regal, 250);
  await cart.setAmount(arch, 100);
  await phone.see(words('350 cards, 2 designs'));

  const [low, high] = [
    250 * dear.price.low + 100 * cheap.price.low,
    250 * dear.price.high + 100 * cheap.price.high,
  ];
  const text = await cart.orderText();
  expect(text).toContain(`1. ${regal} (${dear.title})\n${priced(250, dear.price)}\n`);
  expect(text).toContain(`2. ${arch} (${cheap.title})\n${priced(100, cheap.price)}\n`);
  expect(text).toContain(`Total: ${rupeeRange({ low, high })} for 350 cards (estimate)`);
});

test('the cart survives a reload and is the same in a second window', async ({ browser, phone }) => {
  const cards = new CardsScreen(phone);
  await cards.open();
  await cards.openSeries('Series 2');
  const name = await cards.addDesign();
  await phone.reload();
  await phone.open('/home');
  await phone.see(ONE_DESIGN);
  const cart = new CartScreen(phone);
  await cart.open();

  const other = await browser.anotherPhone();
  const otherCart = new CartScreen(other);
  await otherCart.open();
  await otherCart.setAmount(name, 60);
  await phone.pickUp();
  await cart.hasAmount(name, 60);
  await cart.remove(name);
  await other.pickUp();
  await other.see(heading('Your cart is empty'));
});

test('Undo restores a removed card with its amount', async ({ phone }) => {
  const cards = new CardsScreen(phone);
  const cart = new CartScreen(phone);
  await cards.open();
  await cards.openSeries('Ang Series');
  const name = await cards.addDesign();
  await cart.open();
  await cart.setAmount(name, 40);
  await cart.remove(name);
  await phone.see(words('Item removed'));
  await phone.press(button(`Undo: ${name}`));
  await cart.hasAmount(name, 40);
});

test('an amount of 0 becomes 1, and more than 10,000 is refused with a message', async ({ phone }) => {
  const cards = new CardsScreen(phone);
  const cart = new CartScreen(phone);
  await cards.open();
  await cards.openSeries('Series 1');
  const name = await cards.addDesign();
  await cart.open();
  await cart.setAmount(name, 0);
  await cart.hasAmount(name, 1);
  await cart.setAmount(name, 99999);
  await phone.see(words('Type a whole number from 1 to 10,000.'));
});

test('an unreadable cart is dropped with a notice, and the page works', async ({ phone }) => {
  await phone.open('/cart');
  await phone.run(
    'localStorage.setItem(arguments[0], arguments[1])',
    STORAGE_KEYS.cardCart,
    '{"state":{"data":',
  );
  await phone.reload();
  await phone.see(words('Part of your saved cart could not be read and was left out.'));
  await phone.see(heading('Your cart is empty'));
});

test('a link with a design and a price opens both, and Back closes the design first', async ({ phone }) => {
  const cards = new CardsScreen(phone);
  await phone.open('/weddingcards?price=70-100');
  await expect.poll(() => cards.series()).toEqual(titles(DEAR));
  await cards.openSeries(dear.title);
  const address = await phone.address();
  await phone.open('/home');
  await phone.open(address);
  await phone.see(`${DIALOG}${ADD}`);
  await phone.press(button('Close'));
  await phone.missing(DIALOG);
  expect(await cards.series()).toEqual(titles(DEAR));
});
