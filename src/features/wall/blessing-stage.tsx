import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { WALL_CONTROLS } from '#text/invitations/wall.ts';
import styles from './blessing-stage.module.css';
import type { FittedText } from './fit-text.ts';
import turnStyles from './turn.module.css';
import { cssSize, useFittedText } from './use-fitted-text.ts';
import { useTurn } from './use-turn.ts';

const MOST_MS = 30_000;
const FIND_THE_PLACE_MS = 5_000;
/** Reading aloud, at which several people follow a text on a screen. */
const LETTER_MS = 65;

/** In letters. */
const LONG_TEXT = 240;

interface BlessingStageProps {
  readonly blessing: WallBlessing;
  readonly turn: number;
  /** There is no other blessing, so this one stays. */
  readonly alone: boolean;
  readonly paused: boolean;
  /** The turn is to end early. */
  readonly hurry: boolean;
  /** Between the text and the name. */
  readonly divider: ReactNode;
  /** All pages of the blessing have been shown. */
  readonly onEnd: () => void;
}

/** One blessing, as large as it fits. A long one is shown page by page. */
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
      {pages.length > 1 && <p className={styles.page}>{WALL_CONTROLS.page(at + 1, pages.length)}</p>}
    </figure>
  );
}

function showTime(text: string): number {
  return Math.min(FIND_THE_PLACE_MS + LETTER_MS * text.length, MOST_MS);
}
