import type { ComponentType } from 'react';
import { useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { readText } from '#src/lib/storage.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';

export interface LetteringProps {
  /** The design in the lightbox; empty while none is open. */
  openId: string;
  isTyping: boolean;
  onClose: () => void;
}

interface NamesInGalleryProps extends LetteringProps {
  hash: string;
  /** Loads its code when it is first rendered. */
  Lettering: ComponentType<LetteringProps>;
}

/** Loads nothing before the lettering is asked for, or a card is opened with stored names. */
export function NamesInGallery({ hash, Lettering, ...props }: NamesInGalleryProps) {
  const isAsked = useInBrowser(
    props.isTyping || hash.startsWith('#names=') || !!(props.openId && readText(STORAGE_KEYS.cardNames)),
    false,
  );
  const [isWanted, setIsWanted] = useState(false);
  if (isAsked && !isWanted) setIsWanted(true);
  return (
    isWanted && (
      // Remounted by a press, which then retries loading code that failed.
      <Lettering key={`${props.isTyping}`} {...props} />
    )
  );
}
