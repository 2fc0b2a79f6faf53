import { useEffect, useState } from 'react';
import { designId, findDesign } from '#src/catalogue/card-series.ts';
import { FIRST_LETTERABLE } from '#src/catalogue/lettering/find-lettering.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { savesData } from '#src/lib/connection.ts';
import { whenBack } from '#src/lib/when-back.ts';
import type { CardNames } from './card-names.ts';
import { hasBothNames } from './card-names.ts';
import { forgetDrawnCards, showCard } from './draw-cards.ts';
import type { LetteringProps } from './names-in-gallery.tsx';
import { namesFragment, namesIn } from './names-link.ts';
import { NamesSheet } from './names-sheet.tsx';
import { cardNames } from './use-card-names.ts';

/** Letters the cards on the page with the stored names, and asks for them. */
export function GalleryLettering({ openId, isTyping, onClose }: LetteringProps) {
  const { data: names, ready } = cardNames.useRestored();
  const [received, setReceived] = useState<CardNames>();
  useEffect(() => {
    const take = () => {
      const taken = takeReceived();
      if (taken) setReceived(taken);
    };
    take();
    // Another link with names may be followed on this page.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const areKept = ready && hasBothNames(names);

  useEffect(() => {
    if (ready && !hasBothNames(names)) forgetDrawnCards();
  }, [names, ready]);
  useEffect(() => {
    if (!areKept || !openId) return;
    const show = () => void showInLightbox(openId, names);
    show();
    return whenBack(show);
  }, [areKept, names, openId]);
  useGalleryCards(areKept ? names : undefined);

  const preview = openId || FIRST_LETTERABLE;
  if (!isTyping && !received) return null;
  return (
    <NamesSheet
      key={received && namesFragment(received)}
      designId={preview}
      isOpen={openId !== ''}
      received={received}
      onClose={() => {
        setReceived(undefined);
        onClose();
      }}
    />
  );
}

/** Takes the names out of the address and keeps them if there are no others; returns what the sheet asks about. */
function takeReceived(): CardNames | undefined {
  const received = namesIn(window.location.hash);
  if (!received) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  const kept = cardNames.current();
  if (JSON.stringify(kept) === JSON.stringify(received)) return undefined;
  if (hasBothNames(kept)) return received;
  cardNames.change(() => received);
  return search.includes('design=') ? undefined : received;
}

/** The open design first, then the ones that a swipe shows. */
async function showInLightbox(id: string, names: CardNames): Promise<void> {
  const found = findDesign(id);
  if (!found) return;
  const { series, design } = found;
  const { designs } = series;
  const place = designs.indexOf(design);
  const beside = [place, place + 1, place + designs.length - 1].map((near) => designs[near % designs.length]);
  for (const near of beside) {
    if (near) await showCard(designId(series, near), names, PICTURE_SHAPES.card.width).catch(() => undefined);
  }
}

/** Pixels across of a card in the gallery on a phone. */
const WIDTH = 720;

/** When they come into view, one after the other. */
function useGalleryCards(names: CardNames | undefined): void {
  useEffect(() => {
    if (!names || savesData()) return;
    let drawing = Promise.resolve();
    let isGone = false;
    const known = new WeakSet<Element>();
    const failed = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = isIntersecting && target instanceof HTMLElement && target.dataset.design;
        if (!id) continue;
        observer.unobserve(target);
        drawing = drawing
          .then(() => (isGone ? undefined : showCard(id, names, WIDTH)))
          .catch(() => void failed.add(target));
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
    const stop = whenBack(() => {
      for (const card of failed) observer.observe(card);
      failed.clear();
    });
    return () => {
      isGone = true;
      stop();
      observer.disconnect();
      additions.disconnect();
    };
  }, [names]);
}
