import { useEffect } from 'react';
import { savesData } from '#src/lib/connection.ts';
import type { CardNames } from './card-names.ts';
import { showCard } from './draw-cards.ts';

/** Pixels across of a card in the gallery on a phone. */
const WIDTH = 720;

/** Letters the cards of the gallery that come into view, one after the other. */
export function useGalleryCards(names: CardNames | undefined): void {
  useEffect(() => {
    if (!names || savesData()) return;
    let drawing = Promise.resolve();
    let isGone = false;
    const known = new WeakSet<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = isIntersecting && target instanceof HTMLElement && target.dataset.design;
        if (!id) continue;
        observer.unobserve(target);
        drawing = drawing
          .then(() => (isGone ? undefined : showCard(id, names, WIDTH)))
          .catch(() => undefined);
      }
    });
    const observe = () => {
      for (const card of document.querySelectorAll('[data-design]')) {
        if (known.has(card)) continue;
        known.add(card);
        observer.observe(card);
      }
    };
    observe();
    // Series further down are rendered later.
    const additions = new MutationObserver(observe);
    additions.observe(document.body, { childList: true, subtree: true });
    return () => {
      isGone = true;
      observer.disconnect();
      additions.disconnect();
    };
  }, [names]);
}
