import styles from './rise.module.css';

/** Specification §9: 'Scroll animation: offset 120, duration 400 ms'. */
const OFFSET_PX = 120;
const DURATION_MS = 400;

/** Marks an element whose children are animated; set by `Wrap`. */
const COLUMN = '[data-rise]';

/** Fades in elements as they scroll into view. Returns a function that shows everything at once. */
export function rise(page: Element): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const offset = Math.min(OFFSET_PX, window.innerHeight / 4);
  const waiting = new Set<Element>();

  const show = (element: Element) => {
    waiting.delete(element);
    element.classList.remove(styles.waiting ?? '');
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        if (waiting.has(target)) {
          if (!isIntersecting) continue;
          show(target);
          target.animate([{ opacity: 0, translate: '0 16px' }, {}], {
            duration: DURATION_MS,
            easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
          });
        } else if (box.top >= window.innerHeight && canReach(box.top, offset)) {
          waiting.add(target);
          target.classList.add(styles.waiting ?? '');
          continue;
        }
        watch.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${offset}px 0px` },
  );
  for (const element of page.querySelectorAll(`${COLUMN} > *`)) watch.observe(element);

  return () => {
    watch.disconnect();
    for (const element of waiting) show(element);
  };
}

function canReach(top: number, offset: number): boolean {
  return document.documentElement.scrollHeight - (window.scrollY + top) > offset;
}
