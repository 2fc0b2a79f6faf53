import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import styles from './carousel.module.css';

interface Options {
  count: number;
  loop: boolean;
  effect: 'slide' | 'coverflow';
  /** Slide to bring to the front, at the start and whenever it changes. */
  at: number;
  onIndex: (index: number) => void;
}

/** SPEC §9: 'Services coverflow rotate 0, depth 100, modifier 2.5'. */
const COVERFLOW = { rotate: 0, depth: 100, modifier: 2.5, stretch: 0, slideShadows: false };

/**
 * Lets Swiper take over a row of slides once it nears the screen. Until then (or if it never arrives) the row
 * scrolls by itself and `goBy` scrolls it.
 */
export function useSwiper(
  viewport: RefObject<HTMLDivElement | null>,
  { count, loop, effect, at, onIndex }: Options,
) {
  const swiper = useRef<Swiper>(null);
  const tell = useRef(onIndex);
  const brought = useRef(0);
  const [live, setLive] = useState(false);

  useEffect(() => {
    tell.current = onIndex;
  });

  // Declared before the one that starts Swiper, which takes over from where the row stands.
  useEffect(() => {
    if (at === brought.current) return;
    brought.current = at;
    if (swiper.current) {
      if (swiper.current.realIndex !== at) swiper.current.slideToLoop(at);
    } else if (viewport.current) {
      viewport.current.scrollLeft = offsetOf(viewport.current, at);
    }
  }, [at, viewport]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides is another carousel.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let gone = false;

    async function takeOver(target: HTMLElement) {
      const [{ default: SwiperCore }, coverflow] = await Promise.all([
        import('swiper'),
        effect === 'coverflow'
          ? import('swiper/modules').then(({ EffectCoverflow }) => EffectCoverflow)
          : undefined,
      ]);
      if (gone) return;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const options: SwiperOptions = {
        modules: coverflow ? [coverflow] : [],
        wrapperClass: styles.track ?? '',
        slideClass: styles.slide ?? '',
        slidesPerView: 'auto',
        speed: calm ? 0 : 480,
        loop,
        rewind: !loop,
        centeredSlides: effect === 'coverflow',
        initialSlide: nearestSlide(target),
        on: { slideChange: (now) => tell.current(now.realIndex) },
      };
      if (effect === 'coverflow') Object.assign(options, { effect, coverflowEffect: COVERFLOW });
      target.scrollLeft = 0;
      swiper.current = new SwiperCore(target, options);
      setLive(true);
    }

    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        // A carousel whose code cannot be fetched stays a row that scrolls.
        takeOver(element).catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    near.observe(element);
    return () => {
      gone = true;
      near.disconnect();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      setLive(false);
    };
  }, [count, loop, effect, viewport]);

  // Swiper's slides lie beyond the edge for the keyboard too: one that gets the focus is brought into view.
  useEffect(() => {
    const element = viewport.current;
    if (!element || !live) return;
    const bring = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const slide = slidesOf(element).findIndex((candidate) => candidate.contains(target));
      const box = slidesOf(element)[slide]?.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      if (box && (box.left < frame.left - 1 || box.right > frame.right + 1))
        swiper.current?.slideToLoop(slide);
    };
    element.addEventListener('focusin', bring);
    return () => element.removeEventListener('focusin', bring);
  }, [live, viewport]);

  const goBy = useCallback(
    (step: 1 | -1) => {
      if (swiper.current) {
        if (step === 1) swiper.current.slideNext();
        else swiper.current.slidePrev();
        return;
      }
      const element = viewport.current;
      if (!element) return;
      const next = (nearestSlide(element) + step + count) % count;
      // At once: Swiper takes over from where the row stands, and would undo a move that is still gliding.
      element.scrollTo({ left: offsetOf(element, next), behavior: 'instant' });
      tell.current(next);
    },
    [count, viewport],
  );

  return { goBy, live };
}

function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...viewport.querySelectorAll<HTMLElement>(`.${styles.slide}`)];
}

/** How far the row is scrolled when a slide is at its start. */
function offsetOf(viewport: HTMLElement, index: number): number {
  const slides = slidesOf(viewport);
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
}

/** Which slide the row has been scrolled to by hand. */
function nearestSlide(viewport: HTMLElement): number {
  const slides = slidesOf(viewport);
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
