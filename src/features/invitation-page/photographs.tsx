import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { PortraitSource, SmallPortrait } from '#src/data/portrait-source.ts';
import { PortraitContext, useSmallPortrait } from '#src/data/portrait-source.ts';
import { guestPortraits, readPlacing } from '#src/data/read-portraits.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { Portrait, PortraitMark } from '#src/domain/portraits/portrait.ts';
import { marksIn, storedMarks } from '#src/domain/portraits/portrait.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Lightbox } from '#src/ui/lightbox.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { CoverImage } from './cover-image.tsx';
import styles from './gallery.module.css';

interface PhotographsProps {
  readonly invitation: Invitation;
  /** The smaller ones in this language; without it, the cover. */
  readonly language?: Language;
  /** Draws nothing, and reports how the cover is placed and described now: its picture came with the page. */
  readonly onPlacing?: ((placing: Portrait) => void) | undefined;
}

export function Photographs({ invitation, language, onPlacing }: PhotographsProps) {
  const { code, portraits = [], updatedAt } = invitation;
  const edited = useContext(PortraitContext);
  const source = useMemo(() => edited ?? guestPortraits(code), [edited, code]);
  const cover = portraits.find(({ place }) => place === 'cover');
  const others = portraits.filter(({ place }) => place !== 'cover');
  if (cover && onPlacing)
    return <Placing code={code} version={cover.version} updatedAt={updatedAt} onPlacing={onPlacing} />;
  if (!language) return cover ? <CoverPhoto source={source} mark={cover} /> : null;
  return others.length > 0 ? <Gallery source={source} marks={others} language={language} /> : null;
}

interface PlacingProps {
  readonly code: string;
  readonly version: string;
  /** When it changes, photographs are read again. */
  readonly updatedAt: number;
  readonly onPlacing: (placing: Portrait) => void;
}

function Placing({ code, version, updatedAt, onPlacing }: PlacingProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has changed may have placed it again.
  useEffect(() => {
    const reading = readPlacing(code, { place: 'cover', version });
    return unlessCleanedUp(
      reading,
      (placing) => placing && onPlacing(placing),
      () => undefined,
    );
  }, [code, version, updatedAt, onPlacing]);
  return null;
}

/** Its thumbnail at once, its picture when the browser is idle. */
function CoverPhoto({ source, mark }: { readonly source: PortraitSource; readonly mark: PortraitMark }) {
  const shown = useSmallPortrait(source, mark);
  const picture = usePicture(source, shown);
  if (!shown) return null;
  return <CoverImage portrait={shown} address={picture ?? shown.thumb} />;
}

function usePicture(source: PortraitSource, mark: PortraitMark | undefined): string | undefined {
  const [picture, setPicture] = useState<{ of: PortraitMark; address: string }>();
  useEffect(() => {
    if (!mark) return;
    let left = false;
    const read = async () => {
      await whenIdle();
      const address = await source.picture(mark);
      if (address === undefined || left) return;
      // Decoded first, so that nothing flickers.
      const image = new Image();
      image.src = address;
      await image.decode();
      if (!left) setPicture({ of: mark, address });
    };
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [mark, source]);
  return picture?.of === mark ? picture?.address : undefined;
}

interface GalleryProps {
  readonly source: PortraitSource;
  readonly marks: readonly PortraitMark[];
  readonly language: Language;
}

/** Thumbnails once they come near the screen, and each full screen when it is pressed. */
function Gallery({ source, marks, language }: GalleryProps) {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const found = useSmallPortraits(source, marks, near);
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  const [opened, setOpened] = useState<PortraitMark>();
  const texts = formTexts(language).portraits;
  const shown = marks.flatMap((mark) => found.find((one) => isOf(mark, one)) ?? []);
  const index = shown.findIndex((one) => opened && isOf(opened, one));
  const close = () => setOpened(undefined);
  useBackCloses(index >= 0, close);

  const open = (portrait: SmallPortrait | undefined) => {
    if (!portrait) return;
    const { version } = portrait;
    setOpened(portrait);
    source.picture(portrait).then(
      (address) => address && setPictures((before) => ({ ...before, [version]: address })),
      () => undefined,
    );
  };

  return (
    <section ref={section} className={styles.gallery} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul className={styles.grid}>
        {marks.map((mark, index) => {
          const portrait = found.find((one) => isOf(mark, one));
          return (
            <li key={mark.place}>
              <button
                type="button"
                className={styles.small}
                data-stays=""
                aria-disabled={!portrait}
                aria-label={portrait?.alt || texts.one(index + 1)}
                onClick={() => open(portrait)}
              >
                {portrait && (
                  <img src={portrait.thumb} alt="" style={{ objectPosition: positionOf(portrait) }} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <Lightbox
        title={texts.title}
        pictures={shown.map((one) => ({
          src: pictures[one.version] ?? one.thumb,
          alt: one.alt || texts.one(marks.findIndex((mark) => isOf(mark, one)) + 1),
          width: one.width,
          height: one.height,
        }))}
        index={index < 0 ? undefined : index}
        onIndex={(next) => open(shown[next])}
        onClose={close}
      />
    </section>
  );
}

/** Two places may have the same photograph. */
function isOf(mark: PortraitMark, portrait: SmallPortrait): boolean {
  return portrait.place === mark.place && portrait.version === mark.version;
}

function useSmallPortraits(
  source: PortraitSource,
  marks: readonly PortraitMark[],
  wanted: boolean,
): readonly SmallPortrait[] {
  const [found, setFound] = useState<readonly SmallPortrait[]>([]);
  const words = storedMarks(marks).join(' ');
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    for (const mark of marksIn(words)) {
      source.small(mark).then(
        (small) => {
          if (small && !left)
            setFound((before) => [...before.filter(({ place }) => place !== mark.place), small]);
        },
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [source, wanted, words]);
  return found;
}
