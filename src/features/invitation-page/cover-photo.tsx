import { useEffect, useState } from 'react';
import type { PortraitSource } from '#src/data/portrait-source.ts';
import { useSmallPortrait } from '#src/data/portrait-source.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { CoverImage } from './cover-image.tsx';

interface CoverPhotoProps {
  readonly source: PortraitSource;
  readonly mark: PortraitMark;
}

/** The couple's photograph: its thumbnail at once, its picture when the browser is idle. */
export function CoverPhoto({ source, mark }: CoverPhotoProps) {
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
