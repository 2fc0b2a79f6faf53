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
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
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
  /** Those of this moment, which may not be rendered yet. */
  readonly now: () => readonly Portrait[];
  readonly pictures: (version: string) => Promise<Pictures | undefined>;
  /** Resolves with whether it is still there after the tab is closed. */
  readonly put: (full: FullPortrait) => Promise<boolean>;
  readonly remove: (place: PortraitPlace) => Promise<void>;
}

interface Cropping {
  readonly place: PortraitPlace;
  readonly working: WorkingPicture;
  /** What is in the place already, unless another file was chosen. */
  readonly before?: Portrait;
}

/** The couple's photographs: choosing, placing, cropping, describing and removing. */
export function PortraitsField({ store }: { readonly store: PortraitStore }) {
  const [cropping, setCropping] = useState<Cropping>();
  const [waiting, setWaiting] = useState(0);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLLegendElement>(null);
  const portraits = sorted(store.portraits);
  const { expectRemoval } = useFocusAfterRemoval(title, portraits.length);
  const room = roomBeside(portraits);
  const busy = waiting > 0;
  const at = (place: PortraitPlace) => store.now().find((one) => one.place === place);

  const work = async (doing: () => Promise<string>) => {
    setWaiting((count) => count + 1);
    setSaid(texts.opening);
    setSaid(await inTurn(doing));
    setWaiting((count) => count - 1);
  };

  const put = async (full: FullPortrait) => ((await store.put(full)) ? '' : texts.notKept);

  /** To the first place that is free by now, whichever of the smaller ones it was made for; once each. */
  const add = async ({ portrait, pictures }: FullPortrait) => {
    const others = store.now().filter((one) => one.place !== 'cover');
    if (others.some(({ version }) => version === portrait.version)) return texts.twice;
    const place = freePlace(others);
    return place ? put({ portrait: { ...portrait, place }, pictures }) : texts.onlySome(0);
  };

  const addOthers = async (files: readonly File[]) => {
    const said = new Set<string>();
    let saved = 0;
    for (const file of files) {
      if (!freePlace(store.now())) return [...said, texts.onlySome(saved)].join(' ').trim();
      try {
        const full = await makePortrait('p1', await openPicture(file), { ...MIDDLE, zoom: 1 }, '');
        const fault = await add(full);
        said.add(fault);
        if (fault !== texts.twice) saved += 1;
      } catch (error) {
        // Another file may be a picture; without a network, none can be saved.
        if (!(error instanceof PictureError)) return texts.onlySaved(saved, files.length);
        said.add(`${file.name}: ${sayingOf(error)}`);
      }
    }
    return [...said].join(' ').trim();
  };

  const choose = (isCover: boolean, files: readonly File[]) => {
    const [first] = files;
    if (!first) return;
    void work(async () => {
      const place = isCover ? 'cover' : freePlace(store.now());
      if (!place || files.length > 1) return addOthers(files);
      setCropping({ place, working: await openPicture(first) });
      return '';
    });
  };

  const cropAgain = (place: PortraitPlace) =>
    work(async () => {
      const before = at(place);
      const kept = before && (await store.pictures(before.version));
      if (!kept) return texts.failed;
      const { width, height } = before;
      setCropping({ place, before, working: { blob: kept.picture, width, height } });
      return '';
    });

  const use = (crop: Parameters<typeof makePortrait>[2]) => {
    if (!cropping) return;
    const { place, working, before } = cropping;
    setCropping(undefined);
    void work(async () => {
      if (!before && place !== 'cover') return add(await makePortrait(place, working, crop, ''));
      const pictures = before && crop.zoom === 1 ? await store.pictures(before.version) : undefined;
      // What describes a cover does not describe the one that replaces it.
      const alt = (before && at(place)?.alt) ?? '';
      if (before && pictures) return put({ portrait: { ...before, x: crop.x, y: crop.y, alt }, pictures });
      return put(await makePortrait(place, working, crop, alt));
    });
  };

  /** Beside what the couple does next: resolves with whether it is saved. */
  const describe = async (place: PortraitPlace, alt: string) => {
    const fault = await inTurn(async () => {
      const portrait = at(place);
      const pictures = portrait && (await store.pictures(portrait.version));
      return pictures ? put({ portrait: { ...portrait, alt }, pictures }) : texts.failed;
    });
    // What another work has said stays, but not that an attempt before has failed.
    setSaid((before) => fault || (before === texts.failed ? '' : before));
    return at(place)?.alt === alt;
  };

  const remove = (place: PortraitPlace, name: string) =>
    work(async () => {
      expectRemoval(0);
      try {
        await store.remove(place);
      } catch (error) {
        expectRemoval(undefined);
        throw error;
      }
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
          onClose={() => setCropping(undefined)}
        />
      )}
    </fieldset>
  );
}

/** Places that are free for smaller photographs. */
function roomBeside(portraits: readonly Portrait[]): number {
  return PORTRAIT_PLACES.length - 1 - portraits.filter(({ place }) => place !== 'cover').length;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task after the other, including those of a closed step, so that each starts from what the previous
 * one saved. Resolves with a message.
 */
function inTurn(doing: () => Promise<string>): Promise<string> {
  const said = last.then(doing).catch(sayingOf);
  last = said;
  return said;
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
