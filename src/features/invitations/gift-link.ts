import { PATHS } from '#src/config/paths.ts';

/** Names of the values in the address of the gift page. */
export const GIFT_FOR = { names: 'for', when: 'when' } as const;

/** The gift page for a wedding: whose it is, and its day and place, are put into the order's text. */
export function giftLink({ names, when }: { names: string; when: string }): string {
  return `${PATHS.gift}?${new URLSearchParams({ [GIFT_FOR.names]: names, [GIFT_FOR.when]: when })}`;
}
