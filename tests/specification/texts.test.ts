/** Exact texts of the specification (§1, §2, §5, §8, §9 'Offers'). */
import { expect, test } from 'vitest';
import { BRAND } from '#src/config/brand.ts';
import { ABOUT } from '#src/content/about.ts';
import { INSTALL } from '#src/content/app.ts';
import { BLOGS } from '#src/content/blogs.ts';
import { CARD_DISCOUNTS } from '#src/content/card-discounts.ts';
import { CART } from '#src/content/cart.ts';
import { CATERING_CART, MENU } from '#src/content/catering.ts';
import { E_VIDEO } from '#src/content/e-videos.ts';
import { FAREWELL } from '#src/content/farewell.ts';
import { GIFT } from '#src/content/gift.ts';
import { HOME } from '#src/content/home.ts';
import { ADD_BLOG, MANAGE_BLOGS } from '#src/content/manage-blogs.ts';
import { MESSAGE_LISTS } from '#src/content/message-lists.ts';
import { FAREWELL_MESSAGE, MESSAGE_FORM } from '#src/content/messages.ts';
import { OPEN_DESIGN } from '#src/content/open-design.ts';
import { SAMPLE_TEXT } from '#src/content/samples.ts';
import { WEDDING_CARDS } from '#src/content/wedding-cards.ts';

test.each([
  ['home, title', BRAND.tagline, 'Your Trusted Wedding Companion'],
  [
    'home, phrases',
    HOME.hero.phrases.join(' | '),
    'Digital Wedding Cards | Photo & Video Memories | Easy Sharing',
  ],
  ['home, consultation', HOME.hero.consultation, 'Get Free Consultation'],
  ['home, about', HOME.hero.about, 'About Us'],
  ['about, button', ABOUT.hero.button, 'Start your invite journey now!'],
  ['farewell, button', FAREWELL.write, 'Write a GoodBye Message'],
  ['farewell form, title', FAREWELL_MESSAGE.title, 'Bless the Couple with Your Words'],
  ['message form, upload', MESSAGE_FORM.upload, 'Upload your Memories'],
  ['message sent', MESSAGE_FORM.sent, 'Your message has been submitted successfully!'],
  ['message not sent', MESSAGE_FORM.failed.title, 'There was an error submitting your message.'],
  ['blogs, title', BLOGS.title, 'Our Blogs'],
  ['blog added', ADD_BLOG.added, 'Blog added successfully'],
  ['blog deleted', MANAGE_BLOGS.removed, 'Blog deleted successfully'],
  ['deleting a blog', MANAGE_BLOGS.question, 'Are you sure you want to delete this blog?'],
  ['deleting a message', MESSAGE_LISTS.question, 'Are you sure you want to delete this?'],
  ['no messages', MESSAGE_LISTS.empty, 'No messages available.'],
  ['card added', OPEN_DESIGN.toastAdded, 'Item added to cart'],
  ['card added twice', OPEN_DESIGN.toastAlready, 'Item already added to cart'],
  ['card removed', CART.removed, 'Item removed'],
  ['no cards', CART.empty.title, 'Your cart is empty'],
  ['discounts', CART.discounts(2), '2 Discounts Applied'],
  ['dish added', MENU.added, 'Added to cart!'],
  ['dish removed', MENU.removed, 'Removed from cart!'],
  ['no dishes', CATERING_CART.empty.title, 'Your cart is empty'],
  ['samples, title', SAMPLE_TEXT.heading('Road DJ'), 'Road DJ - Samples'],
  ['no samples', SAMPLE_TEXT.none('Road DJ'), 'No samples available for Road DJ.'],
  ['films unsupported', E_VIDEO.fallback, 'Your browser does not support the video tag.'],
  ['gift film unsupported', GIFT.show.fallback, 'Your browser does not support the video tag.'],
  ['app not installable', INSTALL.unavailable, 'App install prompt not available'],
])('%s', (_, text, specified) => {
  expect(text).toBe(specified);
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
