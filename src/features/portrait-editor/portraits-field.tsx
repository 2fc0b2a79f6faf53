import { useContext, useRef, useState } from 'react';
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import type { Pictures } from '#src/data/portrait-copies.ts';
import { PortraitContext, useSmallPortrait } from '#src/data/portrait-source.ts';
import { LIMITS } from '#src/domain/portraits/limits.ts';
import type { Portrait, PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { freePlace, MIDDLE, PORTRAIT_PLACES, sorted } from '#src/domain/portraits/portrait.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { cleanLine, cutText } from '#src/lib/text.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';
import { Cropper } from './cropper.tsx';
import type { WorkingPicture } from './make-portrait.ts';
import { makePortrait, openPicture } from './make-portrait.ts';
import { nameOf } from './portrait-name.ts';
import styles from './portraits-field.module.css';

const texts = PORTRAIT_TEXTS;

/** The photographs of a draft or of a page, and how they are changed. */
export interface PortraitStore {
  readonly portraits: readonly Portrait[];
  readonly pictures: (version: string) => Promise<Pictures | undefined>;
  /** Resolves with whether it is still there after the tab is closed. */
  readonly put: (full: FullPortrait) => Promise<boolean>;
  readonly remove: (place: PortraitPlace) => Promise<void>;
}

interface Cropping {
  readonly place: PortraitPlace;
  readonly working: WorkingPicture;
  /** What is in the place already, unless another file was chosen for it. */
  readonly before?: Portrait;
}

/** The couple chooses photographs of its own, places, cuts, describes and removes them. */
export function PortraitsField({ store }: { readonly store: PortraitStore }) {
  const [cropping, setCropping] = useState<Cropping>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLLegendElement>(null);
  const portraits = sorted(store.portraits);
  const others = portraits.filter(({ place }) => place !== 'cover').length;
  const room = PORTRAIT_PLACES.length - 1 - others;

  const work = async (doing: () => Promise<string>) => {
    setBusy(true);
    setSaid(texts.opening);
    setSaid(await doing().catch(sayingOf));
    setBusy(false);
  };

  const put = async (full: FullPortrait) => ((await store.put(full)) ? '' : texts.notKept);

  const addOthers = async (files: readonly File[]) => {
    const taken: { place: PortraitPlace }[] = [...portraits];
    const said = new Set(files.length > room ? [texts.onlySome(room)] : []);
    for (const file of files.slice(0, room)) {
      const place = freePlace(taken);
      if (!place) break;
      try {
        const full = await makePortrait(place, await openPicture(file), { ...MIDDLE, zoom: 1 }, '');
        taken.push({ place });
        said.add(await put(full));
      } catch (error) {
        // Another file may be a picture; without a network, none can be saved.
        if (!(error instanceof PictureError)) throw error;
        said.add(`${file.name}: ${sayingOf(error)}`);
      }
    }
    return [...said].join(' ').trim();
  };

  const choose = (place: PortraitPlace | undefined, files: readonly File[]) => {
    const [first] = files;
    if (!first) return;
    void work(async () => {
      if (!place || files.length > 1) return addOthers(files);
      setCropping({ place, working: await openPicture(first) });
      return '';
    });
  };

  const cropAgain = (before: Portrait) =>
    work(async () => {
      const { place, version, width, height } = before;
      const kept = await store.pictures(version);
      if (!kept) return texts.failed;
      setCropping({ place, before, working: { blob: kept.picture, width, height } });
      return '';
    });

  const use = (crop: Parameters<typeof makePortrait>[2]) => {
    if (!cropping) return;
    const { place, working, before } = cropping;
    setCropping(undefined);
    void work(async () => {
      const pictures = before && crop.zoom === 1 ? await store.pictures(before.version) : undefined;
      if (before && pictures) return put({ portrait: { ...before, x: crop.x, y: crop.y }, pictures });
      const alt = portraits.find((one) => one.place === place)?.alt ?? '';
      return put(await makePortrait(place, working, crop, alt));
    });
  };

  const describe = (portrait: Portrait, alt: string) =>
    work(async () => {
      const pictures = await store.pictures(portrait.version);
      return pictures ? put({ portrait: { ...portrait, alt }, pictures }) : texts.failed;
    });

  const remove = (place: PortraitPlace, name: string) =>
    work(async () => {
      await store.remove(place);
      title.current?.focus();
      return texts.removed(name);
    });

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
              onCrop={() => void cropAgain(portrait)}
              onAlt={(alt) => void describe(portrait, alt)}
              onRemove={(name) => void remove(portrait.place, name)}
            />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <FileButton label={texts.cover} busy={busy} onFiles={(files) => choose('cover', files)} />
        {room > 0 && (
          <FileButton
            label={texts.another(room)}
            busy={busy}
            several
            onFiles={(files) => choose(files.length > 1 ? undefined : freePlace(portraits), files)}
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
          onClose={() => setCropping(undefined)}
        />
      )}
    </fieldset>
  );
}

function sayingOf(error: unknown): string {
  return error instanceof PictureError ? texts.faults[error.fault] : texts.failed;
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
  readonly onAlt: (alt: string) => void;
  readonly onRemove: (name: string) => void;
}

function PortraitRow({ portrait, busy, onCrop, onAlt, onRemove }: PortraitRowProps) {
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
