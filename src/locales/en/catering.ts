import { BRAND } from './brand.ts';
import { dishesText } from './counts.ts';

export const CATERING = {
  title: 'Catering',
  description:
    'Wedding catering menus to tick through on your phone, from mocktails to live stations. We price your choice on WhatsApp.',
  hindi: 'अतिथि देवो भव',
  heading: 'A feast they will talk about',
  line: 'Tick the dishes you want to serve. We cook for your guest count and send the price on WhatsApp.',
  menus: {
    title: 'Three menus, one order',
    line: 'Choose from all of them: every dish lands in the same cart.',
    cards: {
      veg: {
        title: 'Veg Menu',
        line: 'Mocktails to kulfi, all of it vegetarian.',
        action: 'See dishes',
      },
      'non-veg': {
        title: 'Non-Veg Menu',
        line: 'Kebabs, chicken and fish, with breads and sweets.',
        action: 'See dishes',
      },
      live: {
        title: 'Live Stations',
        line: 'Chaat, dosas and desserts, made in front of your guests.',
        action: 'See dishes',
      },
    },
  },
  sample: {
    title: 'Sample Menu',
    line: 'Some of what we serve. Every dish is on the menus.',
    veg: 'Veg',
    nonVeg: 'Non-veg',
    explore: 'Explore',
    exploreHint: 'More pictures of our food, in a shared folder.',
  },
  start: 'Start choosing',
  cart: 'See my menu',
} as const;

export const MENUS = {
  veg: {
    title: 'Veg Menu',
    description: 'Choose the vegetarian dishes for your wedding, from mocktails to ice cream.',
    line: 'Tick what you would like to serve. We send the price for your guest count on WhatsApp.',
  },
  'non-veg': {
    title: 'Non-Veg Menu',
    description: 'Choose chicken, mutton and fish dishes for your wedding, with starters, breads and sweets.',
    line: 'Tick what you would like to serve. We send the price for your guest count on WhatsApp.',
  },
  live: {
    title: 'Live Station',
    description: 'Chaat, South Indian dishes and desserts cooked in front of your wedding guests.',
    line: 'Cooked in front of your guests. Tick the dishes you would like to serve.',
  },
} as const;

export const MENU = {
  search: 'Search dishes',
  clear: 'Clear the search',
  chosenOnly: 'Chosen only',
  category: 'Category',
  categories: (block: string) => `Categories of ${block}`,
  range: (from: number, to: number, count: number) =>
    from === to ? `${from} of ${count}` : `${from}–${to} of ${count}`,
  dishes: dishesText,
  nextFour: 'Next four',
  firstFour: 'First four',
  shown: 'Shown below',
  show: 'Show these',
  cart: (count: number) => (count > 0 ? `Catering cart, ${dishesText(count)} chosen` : 'Catering cart'),
  found: (count: number) => (count === 0 ? 'No dish found' : `${dishesText(count)} found`),
  noneFound: (query: string) => `No dish on this menu matches “${query}”.`,
  noneFoundChosen: (query: string) => `None of the dishes you chose matches “${query}”.`,
  noneChosen: 'Nothing chosen on this menu yet.',
  showAll: 'Show the whole menu',
  veg: 'Veg',
  nonVeg: 'Non-veg',
  added: 'Added to cart!',
  removed: 'Removed from cart!',
  dock: {
    label: 'Catering cart',
    none: 'Nothing chosen yet',
    chosen: (count: number) => `${dishesText(count)} chosen`,
    action: 'See my menu',
  },
  out: 'Not available just now',
  dropped: 'Part of your saved menu could not be read, or is no longer on our menus, and was left out.',
  unsaved: 'This phone cannot save your choice. It stays until you close this page.',
} as const;

export const CATERING_CART = {
  title: 'Your menu',
  description: 'The dishes you chose for your wedding, ready to order on WhatsApp.',
  line: 'The dishes you chose, by course.',
  /** Shown until the stored cart has been read. */
  waiting: 'Your menu is saved only on this phone. We see your order once you send it on WhatsApp.',
  empty: {
    title: 'Your cart is empty',
    line: 'Choose your dishes on the catering page and they will appear here.',
    back: 'Back to Catering Page',
    contact: 'Contact Us',
  },
  emptyBesideCards: {
    title: 'No dishes in your cart yet',
    line: 'Choose your dishes on the catering page, or continue with your cards.',
  },
  cards: {
    title: (designs: string) => `Your cards: ${designs}`,
    action: 'See my cards',
  },
  amount: (count: number) => `Amount ${count}`,
  price: 'Price by quotation',
  out: 'Not available just now: we will suggest another dish',
  remove: 'Remove item',
  removed: 'Removed from cart!',
  removedLine: 'Removed.',
  undo: 'Undo',
  total: 'Total of items',
  dishes: dishesText,
  confirm: 'We confirm the price for your guest count on WhatsApp. You pay nothing here.',
  addMore: 'Add more dishes',
  print: 'Print the menu',
  party: {
    title: 'Your function',
    line: 'Fill this in once: it is saved on this phone and added to your order.',
    occasion: 'Function',
    guests: 'Guests',
    date: 'Date',
    place: 'Place',
    optional: '(if you know it)',
    guestsError: 'Type a whole number from 1 to 10,000.',
    dateError: 'This date has passed. Choose today or a later date.',
  },
  dinner: {
    empty: 'No dishes for this dinner yet',
    emptyLine: 'Tick dishes on the menus, then come back here to order them.',
    failed: {
      title: 'Part of this page could not be loaded',
      line: 'Your dishes and dinners are safe. Check your network, then try again.',
    },
  },
  extra: {
    label: (category: string) => `Anything else in ${category}?`,
    hint: 'Written into your order as you type it here.',
    /** In a cart without dishes. */
    alone: 'Tick at least one dish: what you wrote goes with it.',
  },
  printed: { title: 'Our wedding menu', by: `Catering by ${BRAND.name}` },
} as const;
