import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '#src/ui/carousel.tsx';

/** Reports every element as on screen, but never near enough to load Swiper. */
class OnScreen {
  constructor(
    private readonly found: IntersectionObserverCallback,
    private readonly options?: IntersectionObserverInit,
  ) {}
  observe(target: Element) {
    if (this.options?.rootMargin) return;
    const entry = { isIntersecting: true, target };
    this.found([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

let calm = false;
let small = false;

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  small = false;
  vi.stubGlobal('IntersectionObserver', OnScreen);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: (media.includes('reduced-motion') && calm) || (media.includes('max-width: 639px') && small),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.scrolled;
});

function show(props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  const onChange = vi.fn();
  render(
    <Carousel
      label="Card types"
      perView={{ 0: 1.2, 1024: 3 }}
      autoplayMs={2000}
      autoplaySmallMs={1500}
      onChange={onChange}
      {...props}
    >
      <p>Velvet</p>
      <p>Paper-cut</p>
      <p>Emboss</p>
    </Carousel>,
  );
  return onChange;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('it advances after the given time', () => {
  const moved = show();
  pass(1999);
  expect(moved).not.toHaveBeenCalled();
  pass(1);
  expect(moved).toHaveBeenCalledTimes(1);
});

/** A phone that has not loaded the page yet. */
function loading() {
  small = true;
  const visit = { duration: 0, name: '', entryType: 'navigation', startTime: 0, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  return { hasLoaded: () => Object.assign(visit, { duration: performance.now() }) };
}

test('on a phone that nobody touches it waits until 20 seconds after the page has loaded', () => {
  const page = loading();
  const moved = show();
  pass(4000);
  page.hasLoaded();
  pass(20_000);
  expect(moved).not.toHaveBeenCalled();
  pass(1500);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('on a phone that is still loading it moves at once when Play is pressed', () => {
  loading();
  const moved = show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(1500);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('on a larger screen it does not wait', () => {
  loading();
  small = false;
  const moved = show();
  pass(2000);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('it moves at once for a visitor who scrolls a page that is still loading', () => {
  loading();
  const moved = show();
  document.documentElement.dataset.scrolled = '';
  pass(1500);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('on small screens it uses the shorter time', () => {
  small = true;
  const moved = show();
  pass(1500);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('with reduced motion it does not move until play is pressed', () => {
  calm = true;
  const moved = show();
  pass(10_000);
  expect(moved).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(2000);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('the pause button stops it', () => {
  const moved = show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(10_000);
  expect(moved).not.toHaveBeenCalled();
});

test('it pauses on hover and continues when the mouse leaves', () => {
  const moved = show();
  const region = screen.getByRole('region', { name: 'Card types' });
  act(() => {
    region.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  });
  pass(6000);
  expect(moved).not.toHaveBeenCalled();
  act(() => {
    region.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  });
  pass(2000);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('a touch stops it permanently', () => {
  const moved = show();
  fireEvent.touchStart(screen.getByRole('region', { name: 'Card types' }));
  pass(10_000);
  expect(moved).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
});

test('a finger on Pause pauses it', () => {
  const moved = show();
  const button = screen.getByRole('button', { name: 'Pause' });
  fireEvent.touchStart(button);
  fireEvent.touchEnd(button);
  fireEvent.click(button);
  pass(10_000);
  expect(moved).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' })).toBe(button);
});

test('with continuesAfterTouch it continues after a touch', () => {
  const moved = show({ continuesAfterTouch: true });
  const region = screen.getByRole('region', { name: 'Card types' });
  fireEvent.touchStart(region);
  pass(10_000);
  expect(moved, 'not under the finger').not.toHaveBeenCalled();
  fireEvent.touchEnd(region);
  pass(3000);
  expect(moved, 'not within three seconds of the touch').not.toHaveBeenCalled();
  pass(2000);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('in a hidden tab nothing moves', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const moved = show();
  pass(10_000);
  expect(moved).not.toHaveBeenCalled();
});

test('the arrows go back and forward, and the position is shown', () => {
  calm = true;
  show();
  expect(screen.getByText('1').parentElement?.textContent).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('2').parentElement?.textContent).toBe('2 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('3').parentElement?.textContent).toBe('3 of 3');
});

test('onChange says whether autoplay moved it', () => {
  const moved = show();
  pass(2000);
  expect(moved).toHaveBeenLastCalledWith(1, true);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(moved).toHaveBeenLastCalledWith(expect.any(Number), false);
});

test('with controls in the corner there is only the pause button', () => {
  show({ controls: 'corner' });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Pause']);
});

test('a single slide neither moves nor has controls', () => {
  const moved = vi.fn();
  render(
    <Carousel label="Card types" perView={{ 0: 1 }} autoplayMs={2000} onChange={moved}>
      <p>Velvet</p>
    </Carousel>,
  );
  pass(10_000);
  expect(moved).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
