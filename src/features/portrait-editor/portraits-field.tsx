import { useContext, useRef, useState } from 'react';
import { PortraitContext, useSmallPortrait } from '#src/data/portrait-source.ts';
import { LIMITS } from '#src/domain/portraits/limits.ts';
import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { MIDDLE, PORTRAIT_PLACES, sorted } from '#src/domain/portraits/portrait.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import { cleanLine, cutText } from '#src/lib/text.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';
import { Cropper } from './cropper.tsx';
import { nameOf } from './portrait-name.ts';
import styles from './portraits-field.module.css';
import type { PortraitStore } from './use-portrait-work.ts';
import { usePortraitWork } from './use-portrait-work.ts';

const texts = PORTRAIT_TEXTS;

/** The couple's photographs: choosing, placing, cropping, describing and removing. */
export function PortraitsField({ store }: { readonly store: PortraitStore }) {
  const title = useRef<HTMLLegendElement>(null);
  const portraits = sorted(store.portraits);
  const { expectRemoval } = useFocusAfterRemoval(title, portraits.length);
  const { cropping, busy, said, choose, cropAgain, stopCropping, use, describe, remove } = usePortraitWork(
    store,
    expectRemoval,
  );
  const room = roomBeside(portraits);

  return (
    <fieldset className={styles.field} aria-busy={busy}>
      <legend ref={title} tabIndex={-1} className={styles.title}>
        {texts.title}
      </legend>
      <p className={styles.line}>{texts.line}</p>
      {portraits.length > 0 && (
        <ul className={styles.list}>
          {portraits.map((portrait) => (
            <PortraitRow
              key={portrait.place}
              portrait={portrait}
              busy={busy}
              onCrop={() => void cropAgain(portrait.place)}
              onAlt={(alt) => describe(portrait.place, alt)}
              onRemove={(name) => void remove(portrait.place, name)}
            />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <FileButton label={texts.cover} busy={busy} onFiles={(files) => choose(true, files)} />
        {room > 0 && (
          <FileButton
            label={texts.another(room)}
            busy={busy}
            several
            onFiles={(files) => choose(false, files)}
          />
        )}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {cropping && (
        <Cropper
          name={nameOf(cropping.place)}
          shape={cropping.place === 'cover' ? 'cover' : 'square'}
          working={cropping.working}
          focus={cropping.before ?? MIDDLE}
          onUse={use}
          onClose={stopCropping}
        />
      )}
    </fieldset>
  );
}

/** Places that are free for smaller photographs. */
function roomBeside(portraits: readonly Portrait[]): number {
  return PORTRAIT_PLACES.length - 1 - portraits.filter(({ place }) => place !== 'cover').length;
}

interface FileButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileButton({ label, busy, several = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="secondary" icon="camera" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={several}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

interface PortraitRowProps {
  readonly portrait: Portrait;
  readonly busy: boolean;
  readonly onCrop: () => void;
  /** Resolves with whether it is saved. */
  readonly onAlt: (alt: string) => Promise<boolean>;
  readonly onRemove: (name: string) => void;
}

function PortraitRow({ portrait, busy, onCrop, onAlt, onRemove }: PortraitRowProps) {
  const shown = useSmallPortrait(useContext(PortraitContext), portrait);
  const [typed, setTyped] = useState<string>();
  const name = nameOf(portrait.place);

  const save = async () => {
    if (typed === undefined) return;
    const alt = cleanLine(typed);
    const isSaved = alt === portrait.alt || (await onAlt(alt));
    // A couple that has typed on meanwhile keeps that.
    if (isSaved) setTyped((now) => (now === typed ? undefined : now));
  };

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
          value={typed ?? portrait.alt}
          onChange={({ target }) => setTyped(cutText(target.value, LIMITS.portraitAlt.max))}
          onBlur={() => void save()}
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
