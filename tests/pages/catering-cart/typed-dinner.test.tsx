import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { cateringCart, EMPTY_CATERING_CART } from '#src/features/catering-cart/catering-cart.ts';
import { changeParty, currentParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import CateringCartPage from '#src/pages/catering-cart/catering-cart-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';
import { SAMPLE_DINNER } from '#tests/support/sample-dinner.ts';

const RECEPTION = { ...SAMPLE_DINNER, key: 'f2', name: 'Reception', place: 'Taj Hall' };
const HALDI = { occasion: 'Haldi', guests: 80, date: '2099-02-10', place: 'The garden' };

beforeEach(() => {
  localStorage.clear();
  cateringCart.replace(EMPTY_CATERING_CART);
  changeParty(() => NO_PARTY);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dishes = () => [...cateringCart.chosenNow()];

/** The reception is saved with its own dish; the cart has been ordered and is empty. */
function putReceptionAside() {
  planDinner(RECEPTION);
  cateringCart.add('chaat-1');
  planDinner(SAMPLE_DINNER);
  cateringCart.replace(EMPTY_CATERING_CART);
  changeParty(() => NO_PARTY);
}

test('a dinner whose function was typed waits with its dishes, guests, day and place while another is continued', async () => {
  putReceptionAside();
  cateringCart.add('dal-1');
  cateringCart.add('dal-2');
  changeParty(() => HALDI);
  renderPage(CateringCartPage, '/catering-cart');

  await press('Continue with Reception: 1 dish');
  expect(dishes()).toEqual(['chaat-1']);
  expect(currentParty()).toMatchObject({ occasion: 'Reception', guests: 420, place: 'Taj Hall' });

  await press('Continue with Haldi: 2 dishes');
  expect(dishes()).toEqual(['dal-1', 'dal-2']);
  expect(currentParty()).toEqual(HALDI);
  expect(await screen.findByRole('button', { name: 'Continue with Reception: 1 dish' })).toBeTruthy();
  await screen.findByLabelText('Your name');
});

test('planning a dinner at the desk puts one whose function was typed aside', () => {
  cateringCart.add('dal-1');
  changeParty(() => HALDI);
  planDinner(SAMPLE_DINNER);
  expect(dishes()).toEqual([]);
  expect(currentParty()).toMatchObject({ occasion: 'Sangeet', guests: 420, place: 'Rambagh Palace' });
  expect(JSON.parse(localStorage.getItem('shagun.waiting-dinners') ?? '').state.data).toEqual([
    { party: HALDI, cart: { lines: [{ dishId: 'dal-1', amount: 1 }] } },
  ]);
});

test('dishes typed to be for the function that is planned now are its dishes', () => {
  cateringCart.add('dal-1');
  changeParty(() => ({ ...NO_PARTY, occasion: 'Sangeet' }));
  planDinner(SAMPLE_DINNER);
  expect(dishes()).toEqual(['dal-1']);
  expect(localStorage.getItem('shagun.waiting-dinners')).toBeNull();
});

test('a dish removed from one typed dinner is not offered back in the next one', async () => {
  cateringCart.add('chaat-1');
  changeParty(() => ({ ...HALDI, occasion: 'Mehndi' }));
  planDinner(SAMPLE_DINNER);
  cateringCart.replace({ lines: [{ dishId: 'dal-1', amount: 1 }] });
  changeParty(() => HALDI);
  renderPage(CateringCartPage, '/catering-cart');
  await press('Remove item: Dal Makhani');
  await press('Continue with Mehndi: 1 dish');
  expect(dishes()).toEqual(['chaat-1']);
  expect(screen.queryByText('Dal Makhani')).toBeNull();
  await screen.findByLabelText('Your name');
});

test('two typed dinners of the same function, day, place and guests are one, with the dishes of both', async () => {
  for (const dish of ['dal-1', 'dal-2']) {
    cateringCart.replace({ lines: [{ dishId: dish, amount: 1 }] });
    changeParty(() => HALDI);
    planDinner(SAMPLE_DINNER);
    cateringCart.replace(EMPTY_CATERING_CART);
    changeParty(() => NO_PARTY);
  }
  renderPage(CateringCartPage, '/catering-cart');
  await press('Continue with Haldi: 2 dishes');
  expect(dishes()).toEqual(['dal-2', 'dal-1']);
  await screen.findByLabelText('Your name');
});
