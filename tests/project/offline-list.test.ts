import { expect, test } from 'vitest';
import { offlineList, unmatchedPatterns } from '#scripts/build/offline-list.ts';

const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    css: ['assets/index.css'],
    assets: ['assets/rozha.woff2', 'assets/series-1.json'],
    dynamicImports: [
      '_card-series-d4.js',
      '_reply-reporter-e5.js',
      'src/pages/home/home-page.tsx',
      'src/pages/admin-panel/admin-panel-page.tsx',
      'src/pages/bless-the-couple/bless-the-couple-page.tsx',
    ],
  },
  '_card-series-d4.js': { file: 'assets/card-series.js' },
  '_reply-reporter-e5.js': { file: 'assets/reply-reporter.js' },
  'src/pages/home/home-page.tsx': {
    file: 'assets/home.js',
    imports: ['_carousel-a1.js'],
    dynamicImports: ['src/ui/lightbox-stage.tsx'],
    assets: ['assets/picture-worker-f6.js', 'assets/heic-worker-g7.js'],
  },
  'src/ui/lightbox-stage.tsx': { file: 'assets/stage.js' },
  '_carousel-a1.js': {
    file: 'assets/carousel.js',
    dynamicImports: ['node_modules/swiper/swiper.mjs', 'node_modules/react-player/dist/index.js'],
  },
  'node_modules/swiper/swiper.mjs': { file: 'assets/swiper.js' },
  'node_modules/react-player/dist/index.js': { file: 'assets/player.js' },
  'src/pages/admin-panel/admin-panel-page.tsx': { file: 'assets/admin.js', imports: ['_firebase-b2.js'] },
  'src/pages/bless-the-couple/bless-the-couple-page.tsx': {
    file: 'assets/bless.js',
    dynamicImports: ['_messages-api-c3.js', 'src/features/blogs/blogs-api.ts'],
  },
  '_messages-api-c3.js': { file: 'assets/messages-api.js', imports: ['_firebase-b2.js'] },
  'src/features/blogs/blogs-api.ts': { file: 'assets/blogs-api.js', imports: ['_firebase-b2.js'] },
  '_firebase-b2.js': { file: 'assets/firebase.js' },
};

const LIST = offlineList(MANIFEST, '/app-shell?1');

test('from the first visit on, the app and the form for blessings are kept, but not the catalogue of cards', () => {
  expect(LIST.always).toEqual(['/assets/bless.js', '/assets/index.css', '/assets/index.js']);
});

test('an opened page is kept with what it loads later, except players, Firebase, the pictures of its lightbox and what opens HEIC', () => {
  expect(LIST.pages['/assets/home.js']).toEqual([
    '/assets/carousel.js',
    '/assets/home.js',
    '/assets/picture-worker-f6.js',
    '/assets/swiper.js',
  ]);
});

test('from the second page on, all public pages and fonts are kept, but neither admin nor Firebase', () => {
  expect(LIST.all).toEqual([
    '/assets/bless.js',
    '/assets/card-series.js',
    '/assets/carousel.js',
    '/assets/home.js',
    '/assets/index.css',
    '/assets/index.js',
    '/assets/picture-worker-f6.js',
    '/assets/reply-reporter.js',
    '/assets/rozha.woff2',
    '/assets/stage.js',
    '/assets/swiper.js',
  ]);
});

test('a pattern that names no module of the build any more is found', () => {
  const { 'src/ui/lightbox-stage.tsx': _renamed, ...others } = MANIFEST;
  const unmatched = unmatchedPatterns([MANIFEST]);
  const found = unmatchedPatterns([others, {}]).filter((pattern) => !unmatched.includes(pattern));
  expect(found).toEqual([/\/lightbox-stage\./]);
});
