import { useEffect, useRef, useState } from 'react';
import type { LetterableDesign } from '#src/catalogue/lettering/find-lettering.ts';
import { findLettering } from '#src/catalogue/lettering/find-lettering.ts';
import type { LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import { LETTERED_RATIO } from '#src/catalogue/lettering/slots.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { CARD_NAMES_TEXT } from '#text/card-names.ts';
import type { CardNames } from './card-names.ts';
import { coupleText } from './card-names.ts';
import { loadBlank } from './draw-cards.ts';
import { drawNames, inPixels, prepareLettering } from './draw-names.ts';
import styles from './names-preview.module.css';

interface Blank {
  readonly design: LetterableDesign;
  readonly image: HTMLImageElement;
}

/** Pixels across; sharp enough for a sheet on a phone, small enough to letter at every key. */
const WIDTH = 640;

/** The part of the card with the names, lettered while the couple types. Nothing for a card without a blank. */
export function NamesPreview({ designId, names }: { readonly designId: string; readonly names: CardNames }) {
  const letters = useRef<HTMLCanvasElement>(null);
  const [blank, setBlank] = useState<Blank | 'loading' | undefined>('loading');
  const [shown, setShown] = useState('');

  useEffect(() => {
    const loading = findLettering(designId).then(
      async (design) => design && { design, image: await loadBlank(design.blank) },
    );
    return unlessCleanedUp(loading, setBlank, () => setBlank(undefined));
  }, [designId]);

  useEffect(() => {
    const canvas = letters.current;
    if (!blank || blank === 'loading' || !canvas) return;
    const { slots } = blank.design;
    return unlessCleanedUp(prepareLettering(slots, names), () => {
      canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
      drawNames(canvas, slots, names);
      setShown(coupleText(names));
    });
  }, [blank, names]);

  if (!blank) return null;
  if (blank === 'loading') return <div className={styles.frame} />;
  const caption = CARD_NAMES_TEXT.preview(shown, blank.design.name);
  return (
    <div className={styles.frame}>
      <figure
        className={styles.card}
        style={{ transform: `translateY(${-100 * shiftTo(blank.design.slots)}%)` }}
      >
        <img src={blank.image.src} alt="" className={styles.picture} width={WIDTH} height={HEIGHT} />
        <canvas ref={letters} width={WIDTH} height={HEIGHT} className={styles.letters} />
        <figcaption className={styles.caption} data-lettered {...textLanguage(caption)}>
          {caption}
        </figcaption>
      </figure>
    </div>
  );
}

const HEIGHT = Math.round(WIDTH * LETTERED_RATIO);

/** Share of the card's height that the frame shows; see the style sheet. */
const SEEN = 9 / 16 / LETTERED_RATIO;

/** How far the card is moved up to centre its names. */
function shiftTo(slots: readonly LetteringSlot[]): number {
  const heights = slots
    .filter(({ role }) => role === 'names' || role === 'first' || role === 'second')
    .map(({ box, matrix }) => {
      const [, b, , d, , f] = inPixels(matrix, 1);
      return (b * box.x + d * box.y + f) / LETTERED_RATIO;
    });
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  return Math.max(0, Math.min(1 - SEEN, middle - SEEN / 2));
}
