import { useState } from 'react';
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import type { Pictures } from '#src/data/portrait-copies.ts';
import type { Portrait, PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { freePlace, MIDDLE } from '#src/domain/portraits/portrait.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';
import type { WorkingPicture } from './make-portrait.ts';
import { makePortrait, openPicture } from './make-portrait.ts';

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

/**
 * Chooses, crops, describes and removes the couple's photographs, one change after the other.
 *
 * @param expectRemoval is told before one is removed, and with `undefined` if it was not
 */
export function usePortraitWork(store: PortraitStore, expectRemoval: (index: number | undefined) => void) {
  const [cropping, setCropping] = useState<Cropping>();
  const [waiting, setWaiting] = useState(0);
  const [said, setSaid] = useState('');
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
    const before = store.now().length;
    const added = () => store.now().length - before;
    for (const file of files) {
      if (!freePlace(store.now())) return [...said, texts.onlySome(added())].join(' ').trim();
      try {
        said.add(await add(await makePortrait('p1', await openPicture(file), { ...MIDDLE, zoom: 1 }, '')));
      } catch (error) {
        // Another file may be a picture; without a network, none can be saved.
        if (!(error instanceof PictureError)) return texts.onlySaved(added(), files.length);
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

  return {
    cropping,
    busy: waiting > 0,
    /** What came of the last change. */
    said,
    choose,
    cropAgain,
    stopCropping: () => setCropping(undefined),
    use,
    describe,
    remove,
  };
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
