import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import type { Card } from './card.ts';
import type { PreflightFault } from './preflight.ts';

/** `large` is found without drawing: there is no space for the text at a readable size. */
export type CardFault = PreflightFault | 'large';

export type Check =
  | { readonly at: 'checking' }
  | { readonly at: 'good' }
  | { readonly at: 'refused'; readonly faults: readonly CardFault[] }
  | { readonly at: 'failed' };

/** Draws the card in `shown` as it prints, and reads its code. */
export function usePreflight(card: Card | undefined, shown: RefObject<SVGSVGElement | null>) {
  const [checked, setChecked] = useState<{ readonly card: Card; readonly check: Check }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again.
  useEffect(() => {
    const svg = shown.current;
    if (!card || !svg) return;
    const checking = checkOf(card, svg).catch((): Check => ({ at: 'failed' }));
    return unlessCleanedUp(checking, (check) => setChecked({ card, check }));
  }, [card, shown, attempt]);

  const check: Check = checked && checked.card === card ? checked.check : { at: 'checking' };
  const retry = () => {
    setChecked(undefined);
    setAttempt((before) => before + 1);
  };
  return { check, retry };
}

async function checkOf(card: Card, svg: SVGSVGElement): Promise<Check> {
  const { format, layout, modules, address } = card;
  // Both are large and only printing needs them.
  const [{ drawCard, PRINT_RESOLUTION }, { preflight }] = await Promise.all([
    import('./draw-card.ts'),
    import('./preflight.ts'),
  ]);
  const picture = await drawCard(svg, format.width, format.height);
  const found = preflight({
    picture,
    resolution: PRINT_RESOLUTION,
    code: layout.code,
    modules,
    address,
  });
  const faults: readonly CardFault[] = layout.fits ? found : [...found, 'large'];
  return faults.length > 0 ? { at: 'refused', faults } : { at: 'good' };
}
