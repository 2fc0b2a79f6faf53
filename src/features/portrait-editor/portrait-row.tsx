import { useContext, useState } from 'react';
import { PortraitContext, useSmallPortrait } from '#src/data/portrait-source.ts';
import { LIMITS } from '#src/domain/portraits/limits.ts';
import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import { cutText } from '#src/lib/cut-text.ts';
import { cleanLine } from '#src/lib/text.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';
import { nameOf } from './portrait-name.ts';
import styles from './portraits-field.module.css';

const texts = PORTRAIT_TEXTS;

interface PortraitRowProps {
  readonly portrait: Portrait;
  readonly busy: boolean;
  readonly onCrop: () => void;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: (name: string) => void;
}

/** One photograph, with what may be done to it. */
export function PortraitRow({ portrait, busy, onCrop, onAlt, onRemove }: PortraitRowProps) {
  const shown = useSmallPortrait(useContext(PortraitContext), portrait);
  const [alt, setAlt] = useState(portrait.alt);
  const name = nameOf(portrait.place);
  return (
    <li className={styles.row}>
      <span className={styles.thumb} data-cover={portrait.place === 'cover' || undefined}>
        {shown && (
          <img
            src={shown.thumb}
            alt={portrait.alt || name}
            style={{ objectPosition: positionOf(portrait) }}
          />
        )}
      </span>
      <div className={styles.about}>
        <TextField
          label={texts.alt(name)}
          {...(portrait.place === 'cover' ? { hint: texts.altHint } : {})}
          value={alt}
          onChange={({ target }) => setAlt(cutText(target.value, LIMITS.portraitAlt.max))}
          onBlur={() => {
            const written = cleanLine(alt);
            if (written !== portrait.alt) onAlt(written);
          }}
        />
        <div className={styles.ways}>
          <Button look="link" busy={busy} aria-label={texts.place(name)} onClick={onCrop}>
            {texts.placeShort}
          </Button>
          <Button look="link" busy={busy} aria-label={texts.remove(name)} onClick={() => onRemove(name)}>
            {texts.removeShort}
          </Button>
        </div>
      </div>
    </li>
  );
}
