import type { ReactNode, RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { WALL_CONTROLS } from '#text/invitations/wall.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import styles from './blessing-stage.module.css';
import type { FittedText } from './text-pages.ts';
import { fitOnPages } from './text-pages.ts';
import turnStyles from './turn.module.css';
import { useTurn } from './use-turn.ts';

const MOST_MS = 30_000;
const FIND_THE_PLACE_MS = 5_000;
/** The speed of reading aloud, at which several people follow a text on a screen. */
const LETTER_MS = 65;

/** In letters. */
const LONG_TEXT = 240;

interface BlessingStageProps {
  readonly blessing: WallBlessing;
  readonly turn: number;
  /** There is no other blessing, so this one remains. */
  readonly alone: boolean;
  readonly paused: boolean;
  readonly hurry: boolean;
  readonly divider: ReactNode;
  readonly onEnd: () => void;
}

/** As large as it fits. A long blessing is shown page by page. */
export function BlessingStage({ turn, ...shown }: BlessingStageProps) {
  const { box, fitted } = useFittedText(shown.blessing.text);
  return (
    <div className={styles.stage}>
      <p ref={box} className={styles.measure} aria-hidden="true" />
      {fitted && <Pages key={turn} {...shown} fitted={fitted} />}
    </div>
  );
}

interface PagesProps extends Omit<BlessingStageProps, 'turn'> {
  readonly fitted: FittedText;
}

function Pages({ blessing, fitted: { size, pages }, alone, paused, hurry, divider, onEnd }: PagesProps) {
  const { name, text } = blessing;
  const [turnedTo, turnTo] = useState(0);
  // On a screen that has become larger there are fewer pages.
  const at = Math.min(turnedTo, pages.length - 1);
  const page = pages[at] ?? '';
  const isLast = at === pages.length - 1;
  const onGone = useCallback(() => (isLast || hurry ? onEnd() : turnTo(at + 1)), [isLast, hurry, at, onEnd]);
  const leaving = useTurn({
    of: at,
    time: showTime(page),
    stays: paused || (alone && pages.length === 1 && !hurry),
    hurry,
    onGone,
  });

  return (
    <figure key={at} className={`${styles.blessing} ${turnStyles.turn}`} data-leaving={leaving || undefined}>
      <blockquote
        className={styles.text}
        data-long={page.length > LONG_TEXT || undefined}
        style={{ fontSize: cssSize(size) }}
        {...textLanguage(text)}
      >
        {page}
      </blockquote>
      <div className={styles.divider}>{divider}</div>
      <figcaption className={turnStyles.name} {...textLanguage(name)}>
        {name}
      </figcaption>
      {pages.length > 1 && (
        <p className={styles.page} lang={SITE_LANGUAGE}>
          {WALL_CONTROLS.page(at + 1, pages.length)}
        </p>
      )}
    </figure>
  );
}

function showTime(text: string): number {
  return Math.min(FIND_THE_PLACE_MS + LETTER_MS * text.length, MOST_MS);
}

/** In hundredths of the screen's shorter side. The smallest is 22 mm on a 42-inch television: legible from 4 m. */
const SIZES = [9.6, 8.6, 7.6, 6.8, 6, 5.3, 4.7, 4.2] as const;

/** Not smaller than these for a user with larger letters. */
function cssSize(size: number): string {
  return `max(${size}vmin, 1.125rem)`;
}

/** Fits a text into `box`, an invisible element of the size and type of what will be shown; again when either changes. */
function useFittedText(text: string): {
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
  const fitted = fitOnPages(text, SIZES, (part, size) => {
    box.style.fontSize = cssSize(size);
    box.textContent = part;
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  });
  box.textContent = '';
  return fitted;
}
