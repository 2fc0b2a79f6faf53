import type { CSSProperties, ReactNode } from 'react';
import { Children, useMemo, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSwiper } from './use-swiper.ts';

/** How many slides stand side by side from which width on, in CSS pixels: `{ 0: 1, 640: 2, 1024: 3 }`. */
export type SlidesPerView = Readonly<Record<number, number>>;

export interface CarouselProps {
  /** What the carousel shows, for screen readers. */
  label: string;
  /** Slides side by side by width; `auto` takes the slides' own width from `slideClass`. */
  perView: SlidesPerView | 'auto';
  /** Pixels between slides. */
  gap?: number;
  /** Moves on by itself after so many milliseconds; absent: only by hand. */
  autoplayMs?: number;
  /** The same on screens under 640 px. */
  autoplaySmallMs?: number;
  /** Goes on moving after somebody has touched it (specification §9 says so of catering's categories). */
  continuesAfterTouch?: boolean;
  /** `true` holds what moves by itself for good, until its play button is pressed. */
  stopped?: boolean;
  /** Slide to bring to the front, from 0: at the start, and whenever it changes. */
  at?: number;
  /** Text between the rings instead of '1 of 8'. */
  words?: ReactNode;
  /** `corner` fills its frame, is swiped, and has only the pause button, in a corner of the slide. */
  controls?: 'rings' | 'corner';
  /** On screens under 640 px only the pause button stands: where a swipe or a picker does the rest. */
  swipedOnPhones?: boolean;
  /** On a phone held sideways the controls go beside the slides, which then have the full height. */
  controlsBeside?: boolean;
  /** Round and round instead of back to the first. */
  loop?: boolean;
  effect?: 'slide' | 'coverflow';
  /** Added to each slide. */
  slideClass?: string;
  /** Called with the index of the slide in front, and whether it came by itself. */
  onChange?: (index: number, byItself: boolean) => void;
  /** The slides; each child is one. */
  children: ReactNode;
}

/**
 * A row of slides. It comes as a plain row that scrolls sideways and snaps, readable and usable without
 * scripts; Swiper is fetched when it nears the screen and takes over swiping, looping and autoplay.
 *
 * It stops moving under the mouse, while something in it has the focus, in a hidden tab, for good after a
 * touch (unless `continuesAfterTouch`), and never moves by itself where less motion is asked for. Rings below
 * it go back and on, and a pause button stops what moves (WCAG 2.2.2).
 */
export function Carousel({
  label,
  perView,
  gap = 16,
  autoplayMs,
  autoplaySmallMs = autoplayMs,
  continuesAfterTouch = false,
  stopped = false,
  at = 0,
  words,
  controls = 'rings',
  swipedOnPhones = false,
  controlsBeside = false,
  loop = false,
  effect = 'slide',
  slideClass = '',
  onChange,
  children,
}: CarouselProps) {
  // Kept, so that a step, a pause or a media query renders the carousel again and not what is on its slides.
  const slides = useMemo(() => Children.toArray(children), [children]);
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const ticking = useRef(false);
  const [index, setIndex] = useState(at);
  const { goBy, live } = useSwiper(viewport, {
    count: slides.length,
    loop,
    effect,
    at,
    onIndex: (now) => {
      setIndex(now);
      onChange?.(now, ticking.current);
    },
  });
  const moves = slides.length > 1;
  const autoplay = useAutoplay(root, {
    delayMs: moves ? autoplayMs : undefined,
    smallDelayMs: moves ? autoplaySmallMs : undefined,
    continuesAfterTouch,
    stopped,
    onTick: () => {
      ticking.current = true;
      goBy(1);
      ticking.current = false;
    },
  });

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      style={widths(perView, gap)}
      data-effect={effect}
      data-controls={controls}
      data-swiped={swipedOnPhones}
      data-beside={controlsBeside}
      data-fits={fitsFrom(perView, slides.length)}
    >
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset groups form fields; these are slides. */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-swiper={live}
        tabIndex={live || !moves ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <div className={styles.track}>
          {slides.map((slide, place) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a carousel are a fixed list.
              key={place}
              className={`${styles.slide} ${slideClass}`}
              data-place={place}
              data-front={place === index}
              inert={effect === 'coverflow' && live && place !== index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${slides.length}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above. */}
      {moves && (
        <CarouselControls
          ringed={controls === 'rings'}
          index={index}
          count={slides.length}
          words={words}
          onBack={() => {
            autoplay.touched();
            goBy(-1);
          }}
          onNext={() => {
            autoplay.touched();
            goBy(1);
          }}
          moving={autoplayMs === undefined ? undefined : autoplay.playing}
          onToggle={autoplay.toggle}
        />
      )}
    </section>
  );
}

/** Screen width from which all slides are seen at once, so that there is nothing to move. */
function fitsFrom(perView: SlidesPerView | 'auto', count: number): string | undefined {
  if (perView === 'auto') return undefined;
  return Object.entries(perView).find(([, shown]) => shown >= count)?.[0];
}

/** Slide widths as custom properties, so that the prerendered row and Swiper's stand alike. */
function widths(perView: SlidesPerView | 'auto', gap: number): CSSProperties {
  const style: Record<`--${string}`, string | number> = { '--gap': `${gap}px` };
  if (perView === 'auto') return { ...style, '--width': 'auto' } as CSSProperties;
  const at = (width: number) =>
    Object.entries(perView)
      .filter(([from]) => Number(from) <= width)
      .at(-1)?.[1] ?? 1;
  return {
    ...style,
    '--n0': at(0),
    '--n640': at(640),
    '--n768': at(768),
    '--n1024': at(1024),
  } as CSSProperties;
}
