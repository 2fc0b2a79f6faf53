/** Delays, toasts and carousels of the specification (§4, §9). */
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POP_UP_DELAY_MS, THANK_YOU_MS } from '#src/config/timings.ts';
import { DISHES_PER_PAGE } from '#src/features/dish-menu/menu-place.ts';
import CateringPage from '#src/pages/catering/catering-page.tsx';
import LiveStationsPage from '#src/pages/dish-menu/live-stations-page.tsx';
import NonVegMenuPage from '#src/pages/dish-menu/non-veg-menu-page.tsx';
import VegMenuPage from '#src/pages/dish-menu/veg-menu-page.tsx';
import DjPage from '#src/pages/dj/dj-page.tsx';
import FirecrackersPage from '#src/pages/firecrackers/firecrackers-page.tsx';
import HomePage from '#src/pages/home/home-page.tsx';
import PhotographyPage from '#src/pages/photography/photography-page.tsx';
import WeddingCardsPage from '#src/pages/wedding-cards/wedding-cards-page.tsx';
import type { CarouselProps } from '#src/ui/carousel.tsx';
import { notify, Toaster } from '#src/ui/toast.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

const carousels = vi.hoisted(() => new Map<string, CarouselProps>());

vi.mock('#src/ui/carousel.tsx', () => ({
  Carousel: (props: CarouselProps) => {
    carousels.set(props.label, props);
    return null;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  carousels.clear();
});

afterEach(() => vi.useRealTimers());

/** Slides per view at 360, 640 and 1024 px. */
function slidesOf({ perView }: CarouselProps): number[] {
  return [360, 640, 1024].map((width) => {
    const widths = Object.entries(perView).filter(([from]) => Number(from) <= width);
    return Number(widths.at(-1)?.[1]);
  });
}

test.each<[label: string, Page: ComponentType, slides: number[], props: Partial<CarouselProps>]>([
  ['Quotes', HomePage, [1, 2, 3], { autoplayMs: 3000, loop: true, gap: 30 }],
  ['Pictures of our work', HomePage, [1, 2, 3], { autoplayMs: 2500 }],
  ['Wedding card types', WeddingCardsPage, [1.2, 2, 3], { autoplayMs: 2000, autoplaySmallMs: 1500 }],
  ['Designs of Series 1', WeddingCardsPage, [1, 1, 1], { autoplayMs: 2500 }],
  ['Our collection', DjPage, [1.2, 2, 3], { autoplayMs: 2000, autoplaySmallMs: 1500 }],
  ['Our collection', FirecrackersPage, [1.2, 2, 3], { autoplayMs: 2000, autoplaySmallMs: 1500 }],
  ['Coverage packages', PhotographyPage, [1, 1, 1], { autoplayMs: 4500 }],
  ['Sample Menu: Veg', CateringPage, [1.2, 2, 2], { autoplayMs: 2000 }],
  ['Sample Menu: Non-veg', CateringPage, [1.2, 2, 2], { autoplayMs: 2000 }],
  ['Categories of Starters', VegMenuPage, [2, 3, 5], { autoplayMs: 2000, continuesAfterTouch: true }],
  ['Categories of Main Course', VegMenuPage, [1, 1, 1], { autoplayMs: 2000, continuesAfterTouch: true }],
  ['Categories of Veg Starters & Drinks', NonVegMenuPage, [2, 3, 5], { autoplayMs: 2000 }],
  ['Categories of Stations', LiveStationsPage, [2, 3, 5], { autoplayMs: 2000, continuesAfterTouch: true }],
  ['Mocktails', VegMenuPage, [1, 1, 3], {}],
])('the carousel %s', (label, Page, slides, props) => {
  renderPage(Page, '/');

  const carousel = carousels.get(label);
  if (!carousel) throw new Error(`There is no carousel ${label}, only ${[...carousels.keys()]}`);
  expect(slidesOf(carousel)).toEqual(slides);
  expect(carousel).toMatchObject(props);
});

test('four dishes are on a slide', () => {
  expect(DISHES_PER_PAGE).toBe(4);
});

test('the pop-up opens 5 s after the page, and the thank-you note stays 2.5 s', () => {
  expect([POP_UP_DELAY_MS, THANK_YOU_MS]).toEqual([5000, 2500]);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = () => screen.queryByText('Something happened')?.closest('[data-visible]');

test.each([
  ['blank', 4000],
  ['error', 4000],
  ['success', 2000],
] as const)('a toast of the kind %s stays %i ms and is removed 1 s later', async (kind, ms) => {
  render(<Toaster />);
  act(() => void notify[kind]('Something happened'));

  await pass(ms - 1);
  expect(toast()?.getAttribute('data-visible')).toBe('true');
  await pass(1);
  expect(toast()?.getAttribute('data-visible')).toBe('false');
  await pass(999);
  expect(toast()).not.toBeUndefined();
  await pass(1);
  expect(toast()).toBeUndefined();
});

test('a toast about loading stays until it is dismissed', async () => {
  render(<Toaster />);
  act(() => notify.loading('Something happened', 'saving'));
  await pass(3_600_000);
  expect(toast()?.getAttribute('data-visible')).toBe('true');
  act(() => notify.dismiss('saving'));
  await pass(1000);
  expect(toast()).toBeUndefined();
});

test('at most 20 toasts are kept', async () => {
  render(<Toaster />);
  act(() => {
    for (let number = 0; number < 21; number += 1) notify.blank('Something happened');
  });
  expect(screen.getAllByText('Something happened')).toHaveLength(20);
  await pass(5000);
});
