/** Changes of tradition and language replace what was proposed and keep what the couple has chosen. */
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import type { PageLanguage } from '#src/domain/invitation/invitation.ts';
import type { Draft } from './draft.ts';
import { proposedFunctions } from './draft-functions.ts';

export function hasProposedFunctions({ functions, tradition, language }: Draft): boolean {
  return JSON.stringify(functions) === JSON.stringify(proposedFunctions(tradition, language));
}

/** Replaces the functions and the blessing that were only proposed. */
export function withTradition(draft: Draft, tradition: TraditionId): Draft {
  const { blessings } = traditionOf(draft.tradition);
  const isOurs = blessings.some(({ text }) => text === draft.texts.blessing);
  const hadNone = blessings.length === 0 && draft.texts.blessing === '';
  const proposed = traditionOf(tradition).blessings[0]?.text ?? '';
  const blessing = isOurs || hadNone ? proposed : draft.texts.blessing;
  return {
    ...draft,
    tradition,
    texts: { ...draft.texts, blessing },
    functions: hasProposedFunctions(draft) ? proposedFunctions(tradition, draft.language) : draft.functions,
  };
}

/** Renames proposed functions; changed ones are kept. */
export function withLanguage(draft: Draft, language: PageLanguage): Draft {
  const functions = hasProposedFunctions(draft)
    ? proposedFunctions(draft.tradition, language)
    : draft.functions;
  return { ...draft, language, functions };
}
