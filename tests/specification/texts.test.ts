/** Exact texts of the specification (§1, §2, §5, §8, §9 'Offers'). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABOUT } from '#text/about.ts';
import { INSTALL } from '#text/app.ts';
import { BLOGS } from '#text/blogs.ts';
import { BRAND } from '#text/brand.ts';
import { CARD_DISCOUNTS } from '#text/card-discounts.ts';
import { CART } from '#text/cart.ts';
import { CATERING_CART, MENU } from '#text/catering.ts';
import { E_VIDEO } from '#text/e-videos.ts';
import { FAREWELL } from '#text/farewell.ts';
import { GIFT } from '#text/gift.ts';
import { HOME } from '#text/home.ts';
import { ADD_BLOG, MANAGE_BLOGS } from '#text/manage-blogs.ts';
import { MESSAGE_LISTS } from '#text/message-lists.ts';
import { FAREWELL_MESSAGE, MESSAGE_FORM } from '#text/messages.ts';
import { OPEN_DESIGN } from '#text/open-design.ts';
import { SAMPLE_TEXT } from '#text/samples.ts';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';

/** It quotes them, or lists them in the cells of a table. */
const SPECIFICATION = readFileSync('docs/specification.md', 'utf8');
const STARTS = ["'", '| ', ', '];
const ENDS = ["'", ' |', ', '];

test.each([
  ['home, title', BRAND.tagline],
  ['home, phrases', HOME.hero.phrases.join(' | ')],
  ['home, consultation', HOME.hero.consultation],
  ['home, about', HOME.hero.about],
  ['about, button', ABOUT.hero.button],
  ['farewell, button', FAREWELL.write],
  ['farewell form, title', FAREWELL_MESSAGE.title],
  ['message form, upload', MESSAGE_FORM.upload],
  ['message sent', MESSAGE_FORM.sent],
  ['message not sent', MESSAGE_FORM.failed.title],
  ['blogs, title', BLOGS.title],
  ['blog added', ADD_BLOG.added],
  ['blog deleted', MANAGE_BLOGS.removed],
  ['deleting a blog', MANAGE_BLOGS.question],
  ['deleting a message', MESSAGE_LISTS.question],
  ['no messages', MESSAGE_LISTS.empty],
  ['card added', OPEN_DESIGN.toastAdded],
  ['card added twice', OPEN_DESIGN.toastAlready],
  ['card removed', CART.removed],
  ['no cards', CART.empty.title],
  ['discounts', CART.discounts(2)],
  ['dish added', MENU.added],
  ['dish removed', MENU.removed],
  ['no dishes', CATERING_CART.empty.title],
  ['samples, title', SAMPLE_TEXT.heading('{title}')],
  ['no samples', SAMPLE_TEXT.none('{name}')],
  ['films unsupported', E_VIDEO.fallback],
  ['gift film unsupported', GIFT.show.fallback],
  ['app not installable', INSTALL.unavailable],
])('the text is as the specification has it: %s', (_, text) => {
  const places = STARTS.flatMap((start) => ENDS.map((end) => `${start}${text}${end}`));
  expect(places.some((place) => SPECIFICATION.includes(place)) || text).toBe(true);
});

test('discounts on cards, and what comes with an order', () => {
  expect(CARD_DISCOUNTS.map(({ figure, offer, terms }) => `${figure} ${offer} ${terms}`)).toEqual([
    '10% off for prebooking 1.5 months before the date',
    '20 carry bags free with branded card',
  ]);
  expect(WEDDING_CARDS.promos.at(-1)).toEqual({
    figure: '1',
    offer: 'e-invitation video',
    terms: 'made for you, with the card',
  });
});
