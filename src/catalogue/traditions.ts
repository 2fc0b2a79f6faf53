import { CHRISTIAN } from './traditions/christian.ts';
import { HINDU } from './traditions/hindu.ts';
import { MODERN } from './traditions/modern.ts';
import { MUSLIM } from './traditions/muslim.ts';
import { SIKH } from './traditions/sikh.ts';
import type { Tradition, TraditionId } from './traditions/tradition.ts';

/** The five dresses of an invitation, in the order they are offered. */
export const TRADITIONS: readonly Tradition[] = [HINDU, MUSLIM, SIKH, CHRISTIAN, MODERN];

/** A tradition by its id. */
export function traditionOf(id: TraditionId): Tradition {
  return TRADITIONS.find((tradition) => tradition.id === id) ?? MODERN;
}
