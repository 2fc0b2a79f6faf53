import type { CSSProperties, ReactNode } from 'react';
import { Children, useMemo, useRef, useState } from 'react';
import { UI } from '#text/ui.ts';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSwiper } from './use-swiper.ts';

/** Number of visible slides by minimum width in CSS pixels: `{ 0: 1, 640: 2, 1024: 3 }`. */
export type SlidesPerView = Readonly<Record<number, number>>;

export interface CarouselProps {
  label: string;
  /** `auto` uses the slides' own width from `slideClass`. */
  perView: SlidesPerView | 'auto';
  gap?: number;
  autoplayMs?: number;
  /** On screens under 640 px. */
  autoplaySmallMs?: number;
  /** Whether autoplay continues after a touch (specification §9, catering's categories). */
  continuesAfterTouch?: boolean;
  /** Pauses autoplay until its play button is pressed. */
  stopped?: boolean;
  at?: number;
  status?: ReactNode;
  /** `corner` has no previous and next buttons, only a pause button in the corner of the slide. */
  controls?: 'rings' | 'corner';
  /** Hides the previous and next buttons under 640 px. */
  swipedOnPhones?: boolean;
  /** Shows the controls beside the slides on a phone in landscape. */
  controlsBeside?: boolean;
  loop?: boolean;
  effect?: 'slide' | 'coverflow';
  slideClass?: string;
  onChange?: (index: number, byItself: boolean) => void;
  children: ReactNode;
}

/** A prerendered row that Swiper replaces near the viewport. Can be paused (WCAG 2.2.2). */
export function Carousel({
  label,
  perView,
  gap = 16,
  autoplayMs,
  autoplaySmallMs = autoplayMs,
  continuesAfterTouch = false,
  stopped = false,
  at = 0,
  status,
  controls = 'rings',
  swipedOnPhones = false,
  controlsBeside = false,
  loop = false,
  effect = 'slide',
  slideClass = '',
  onChange,
  children,
}: CarouselProps) {
  // Memoized, so that changes of the carousel's own state do not render the slides again.
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
      aria-roledescription={UI.carousel.name}
      aria-label={label}
      style={widths(perView, gap)}
      data-effect={effect}
      data-controls={controls}
      data-swiped={swipedOnPhones}
      data-beside={controlsBeside}
      data-fits={fitsFrom(perView, slides.length)}
    >
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for form fields. */}
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
              aria-roledescription={UI.carousel.slide}
              aria-label={UI.position(place + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above. */}
      {moves && (
        <CarouselControls
          hasArrows={controls === 'rings'}
          index={index}
          count={slides.length}
          status={status}
          goBy={goBy}
          autoplay={autoplayMs === undefined ? undefined : autoplay}
        />
      )}
    </section>
  );
}

/** Minimum width at which all slides are visible. */
function fitsFrom(perView: SlidesPerView | 'auto', count: number): string | undefined {
  if (perView === 'auto') return undefined;
  return Object.entries(perView).find(([, shown]) => shown >= count)?.[0];
}

/** Custom properties, the same for the prerendered row and for Swiper. */
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

interface ControlsProps extends Pick<CarouselProps, 'status'> {
  hasArrows: boolean;
  index: number;
  count: number;
  goBy: (step: 1 | -1) => void;
  autoplay: ReturnType<typeof useAutoplay> | undefined;
}

function CarouselControls({ hasArrows, index, count, status, goBy, autoplay }: ControlsProps) {
  const step = (by: 1 | -1) => {
    autoplay?.touched();
    goBy(by);
  };
  return (
    <div className={styles.controls}>
      {hasArrows && (
        <>
          <button
            type="button"
            className={styles.ring}
            onClick={() => step(-1)}
            aria-label={UI.carousel.previous}
          >
            <Icon name="chevronLeft" size={22} />
          </button>
          <span className={styles.count}>
            {status ?? (
              <>
                <span className={styles.now}>{index + 1}</span> {UI.carousel.outOf(count)}
              </>
            )}
          </span>
          <button type="button" className={styles.ring} onClick={() => step(1)} aria-label={UI.carousel.next}>
            <Icon name="chevronRight" size={22} />
          </button>
        </>
      )}
      {autoplay && (
        <button
          type="button"
          className={styles.pause}
          data-pause
          onClick={autoplay.toggle}
          aria-label={autoplay.playing ? UI.carousel.pause : UI.carousel.play}
        >
          <Icon name={autoplay.playing ? 'pause' : 'play'} size={20} />
        </button>
      )}
    </div>
  );
}
