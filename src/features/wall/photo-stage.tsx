import { textLanguage } from '#src/lib/text-language.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import styles from './photo-stage.module.css';
import turnStyles from './turn.module.css';
import { useTurn } from './use-turn.ts';
import type { Shown } from './wall.ts';

/** Long enough for a group of friends to find each other. */
const SHOWN_MS = 12_000;

interface PhotoStageProps {
  readonly shown: Extract<Shown, { readonly kind: 'photo' }>;
  readonly turn: number;
  /** There is nothing else, so this one stays. */
  readonly alone: boolean;
  readonly paused: boolean;
  /** The turn is to end early. */
  readonly hurry: boolean;
  readonly language: Language;
  readonly onEnd: () => void;
}

/** One photograph, whole and as large as it fits, with the name of the guest. */
export function PhotoStage(props: PhotoStageProps) {
  const { shown, turn, alone, paused, hurry, language, onEnd } = props;
  const { name, width, height } = shown.item;
  const stays = paused || (alone && !hurry);
  const leaving = useTurn({ of: turn, time: SHOWN_MS, stays, hurry, onGone: onEnd });
  return (
    <figure className={`${styles.photo} ${turnStyles.turn}`} data-leaving={leaving || undefined}>
      <div className={styles.frame}>
        <img
          src={shown.picture}
          width={width}
          height={height}
          alt={formTexts(language).wall.photo(name)}
          decoding="sync"
        />
      </div>
      {name && (
        <figcaption className={turnStyles.name} {...textLanguage(name)}>
          {name}
        </figcaption>
      )}
    </figure>
  );
}
