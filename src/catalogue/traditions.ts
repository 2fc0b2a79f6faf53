import { CHRISTIAN } from './traditions/christian.ts';
import { HINDU } from './traditions/hindu.ts';
import { MODERN } from './traditions/modern.ts';
import { MUSLIM } from './traditions/muslim.ts';
import { SIKH } from './traditions/sikh.ts';
import type { Tradition, TraditionId } from './traditions/tradition.ts';

/** In display order. */
export const TRADITIONS: readonly Tradition[] = [HINDU, MUSLIM, SIKH, CHRISTIAN, MODERN];

export function traditionOf(id: TraditionId): Tradition {
  return TRADITIONS.find((tradition) => tradition.id === id) ?? MODERN;
}
