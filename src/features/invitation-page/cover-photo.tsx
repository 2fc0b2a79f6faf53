import { useContext, useEffect, useState } from 'react';
import { PortraitContext, useSmallPortrait } from '#src/data/portrait-source.ts';
import { positionOf } from '#src/domain/portraits/crop.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import styles from './portraits.module.css';

/** The couple's photograph: its thumbnail at once, its picture when the browser is idle. */
export function CoverPhoto({ mark }: { readonly mark: PortraitMark }) {
  const shown = useSmallPortrait(mark);
  const picture = usePicture(shown);
  if (!shown) return null;
  return (
    <img
      className={styles.cover}
      src={picture ?? shown.thumb}
      width={shown.width}
      height={shown.height}
      alt={shown.alt}
      style={{ objectPosition: positionOf(shown) }}
    />
  );
}

function usePicture(mark: PortraitMark | undefined): string | undefined {
  const source = useContext(PortraitContext);
  const [picture, setPicture] = useState<{ of: PortraitMark; address: string }>();
  useEffect(() => {
    if (!mark || !source) return;
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
