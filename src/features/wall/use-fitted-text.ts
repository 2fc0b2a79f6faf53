import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { textLanguage } from '#src/lib/text-language.ts';
import type { FittedText } from './fit-text.ts';
import { fitText } from './fit-text.ts';

/** In hundredths of the screen's shorter side. The smallest is 22 mm on a 42-inch television: legible from 4 m. */
const SIZES = [9.6, 8.6, 7.6, 6.8, 6, 5.3, 4.7, 4.2] as const;

/** A size as CSS has it: with a user's larger letters it is not smaller than these. */
export function cssSize(size: number): string {
  return `max(${size}vmin, 1.125rem)`;
}

/** Fits a text into `box`, an invisible element of the size and type of what will be shown; again when either changes. */
export function useFittedText(text: string): {
  readonly box: RefObject<HTMLParagraphElement | null>;
  readonly fitted: FittedText | undefined;
} {
  const box = useRef<HTMLParagraphElement>(null);
  const [fitted, setFitted] = useState<FittedText & { readonly text: string }>();

  useLayoutEffect(() => {
    const fitAgain = () => {
      if (box.current) setFitted({ ...fitInto(box.current, text), text });
    };
    fitAgain();
    window.addEventListener('resize', fitAgain);
    // happy-dom has no fonts.
    document.fonts?.addEventListener('loadingdone', fitAgain);
    return () => {
      window.removeEventListener('resize', fitAgain);
      document.fonts?.removeEventListener('loadingdone', fitAgain);
    };
  }, [text]);

  return { box, fitted: fitted?.text === text ? fitted : undefined };
}

function fitInto(box: HTMLElement, text: string): FittedText {
  const { lang, dir = 'ltr' } = textLanguage(text);
  box.lang = lang;
  box.dir = dir;
  const fitted = fitText(text, SIZES, (part, size) => {
    box.style.fontSize = cssSize(size);
    box.textContent = part;
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  });
  box.textContent = '';
  return fitted;
}
