import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { WEDDING_CARDS } from '#src/content/wedding-cards.ts';
import { readText } from '#src/lib/storage.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { lazyWithRetry } from '#src/ui/lazy-with-retry.tsx';
import { notify } from '#src/ui/toast.tsx';
import type { LetteringProps } from './lettering.tsx';

const Lettering = lazyWithRetry(
  () => import('./lettering.tsx').then((loaded) => loaded.Lettering),
  NotLoaded,
);

interface LetteredCardsProps extends LetteringProps {
  /** The address's fragment, which may carry names. */
  hash: string;
}

/** The couple's names on the cards. Nothing of it loads before it is asked for, or a card is opened with names kept. */
export function LetteredCards({ hash, ...props }: LetteredCardsProps) {
  const isAsked = useInBrowser(
    props.isTyping ||
      hash.startsWith('#names=') ||
      (props.openId !== '' && !!readText(STORAGE_KEYS.cardNames)),
    false,
  );
  const [isWanted, setIsWanted] = useState(false);
  if (isAsked && !isWanted) setIsWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <Lettering {...props} />
      </Suspense>
    )
  );
}

/** Lets the next press try again. */
function NotLoaded({ isTyping, onTyped }: LetteringProps) {
  const giveUp = useEffectEvent(() => {
    if (!isTyping) return;
    notify.error(WEDDING_CARDS.namesFailed, WEDDING_CARDS.namesFailedHint);
    onTyped();
  });
  useEffect(() => giveUp(), []);
  return null;
}
