import { expect } from 'vitest';
import { orderTextOf } from '#e2e/screens/cart-screen.ts';
import { ARTICLE, button, DIALOG, heading, link, words } from './places.ts';
import { test } from './test.ts';

test('a couple orders a card in Hindi', async ({ phone }) => {
  await phone.open('/hi/weddingcards');
  await phone.press(`(${ARTICLE}//a[@href])[1]`);
  const design = await (await phone.see(`(${DIALOG}//p)[1]`)).getText();
  await phone.press(`${DIALOG}${button('कार्ट में डालें')}`);
  await phone.see(words('कार्ड कार्ट में डाल दिया गया'));
  await phone.press(`${DIALOG}${link('कार्ट में है। देखें')}`);

  await phone.see(heading('आपका कार्ट'));
  const order = orderTextOf(await phone.attribute(link('ऑर्डर करें'), 'href'));
  expect(order.split('\n')[0]).toBe('नमस्ते शगुन, हमें शादी के ये कार्ड चाहिए:');
  expect(order).toContain(`1. ${design} (`);
});
