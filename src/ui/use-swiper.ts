import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import styles from './carousel.module.css';
import { AFTER_TOUCH_MS } from './use-autoplay.ts';

interface Options {
  count: number;
  loop: boolean;
  effect: 'slide' | 'coverflow';
  at: number;
  onIndex: (index: number) => void;
}

/** Specification §9: 'Services coverflow rotate 0, depth 100, modifier 2.5'. */
const COVERFLOW = { rotate: 0, depth: 100, modifier: 2.5, stretch: 0, slideShadows: false };

/** Starts Swiper on a row of slides when it nears the screen; until then `goBy` scrolls the row. */
export function useSwiper(
  viewport: RefObject<HTMLDivElement | null>,
  { count, loop, effect, at, onIndex }: Options,
) {
  const swiper = useRef<Swiper>(null);
  const tellIndex = useEffectEvent(onIndex);
  const lastAt = useRef(0);
  const [live, setLive] = useState(false);

  // Declared before the effect that starts Swiper, which starts at the row's position.
  useEffect(() => {
    if (at === lastAt.current) return;
    lastAt.current = at;
    if (!viewport.current || isInView(viewport.current, at)) return;
    if (swiper.current) swiper.current.slideToLoop(at);
    else viewport.current.scrollLeft = offsetOf(viewport.current, at);
  }, [at, viewport]);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    let unmounted = false;

    async function takeOver(target: HTMLElement) {
      const [{ default: SwiperCore }, coverflow] = await Promise.all([
        import('swiper'),
        effect === 'coverflow'
          ? import('swiper/modules').then(({ EffectCoverflow }) => EffectCoverflow)
          : undefined,
      ]);
      if (unmounted) return;
      const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const options: SwiperOptions = {
        modules: coverflow ? [coverflow] : [],
        wrapperClass: styles.track ?? '',
        slideClass: styles.slide ?? '',
        slidesPerView: 'auto',
        speed: reducedMotion ? 0 : 480,
        loop,
        rewind: !loop,
        centeredSlides: effect === 'coverflow',
        initialSlide: nearestSlide(target),
        on: { slideChange: (now) => tellIndex(now.realIndex) },
      };
      if (effect === 'coverflow') Object.assign(options, { effect, coverflowEffect: COVERFLOW });
      target.scrollLeft = 0;
      // Before React renders it: Swiper measures, and the next frame must not have styles of the row.
      target.dataset.swiper = 'true';
      swiper.current = new SwiperCore(target, options);
      setLive(true);
    }

    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        // Without its code the carousel stays a scrollable row.
        takeOver(element).catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    near.observe(element);
    return () => {
      unmounted = true;
      near.disconnect();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      setLive(false);
    };
  }, [count, loop, effect, viewport]);

  // Swiper does not show a focused slide that is off screen.
  useEffect(() => {
    const element = viewport.current;
    if (!element || !live) return;
    const showFocused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const slide = slidesOf(element).findIndex((candidate) => candidate.contains(target));
      if (slide !== -1 && !isInView(element, slide)) swiper.current?.slideToLoop(slide);
    };
    element.addEventListener('focusin', showFocused);
    return () => element.removeEventListener('focusin', showFocused);
  }, [live, viewport]);

  // A press stops the running animation, so that it hits what was visible.
  useEffect(() => {
    const element = viewport.current;
    if (!element || !live) return;
    let settling = 0;
    const freeze = () => {
      window.clearTimeout(settling);
      if (!swiper.current?.animating) return;
      const seenAt = swiper.current.getTranslate();
      swiper.current.transitionEnd(false);
      swiper.current.setTranslate(seenAt);
    };
    const settle = () => {
      window.clearTimeout(settling);
      settling = window.setTimeout(() => swiper.current?.slideTo(swiper.current.activeIndex), AFTER_TOUCH_MS);
    };
    element.addEventListener('pointerdown', freeze);
    element.addEventListener('pointerup', settle);
    element.addEventListener('pointercancel', settle);
    return () => {
      window.clearTimeout(settling);
      element.removeEventListener('pointerdown', freeze);
      element.removeEventListener('pointerup', settle);
      element.removeEventListener('pointercancel', settle);
    };
  }, [live, viewport]);

  function goBy(step: 1 | -1): void {
    if (swiper.current) {
      if (step === 1) swiper.current.slideNext();
      else swiper.current.slidePrev();
      return;
    }
    const element = viewport.current;
    if (!element) return;
    const next = (nearestSlide(element) + step + count) % count;
    // Instant: Swiper starts at the row's position, and would undo a smooth scroll in progress.
    element.scrollTo({ left: offsetOf(element, next), behavior: 'instant' });
    onIndex(next);
  }

  return { goBy, live };
}

/** In original order; a looping Swiper reorders them. */
function slidesOf(viewport: HTMLElement): HTMLElement[] {
  const slides = [...viewport.querySelectorAll<HTMLElement>(`.${styles.slide}`)];
  return slides.sort((one, other) => Number(one.dataset.place) - Number(other.dataset.place));
}

function isInView(viewport: HTMLElement, index: number): boolean {
  const slide = slidesOf(viewport)[index]?.getBoundingClientRect();
  const frame = viewport.getBoundingClientRect();
  return slide !== undefined && slide.left >= frame.left - 1 && slide.right <= frame.right + 1;
}

function offsetOf(viewport: HTMLElement, index: number): number {
  const slides = slidesOf(viewport);
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
}

function nearestSlide(viewport: HTMLElement): number {
  const slides = slidesOf(viewport);
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - viewport.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
