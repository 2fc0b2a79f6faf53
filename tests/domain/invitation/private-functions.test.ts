import { describe, expect, test } from 'vitest';
import { newFunctionIds, opensOf } from '#src/domain/invitation/function-ids.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { PlacedFunction } from '#src/domain/invitation/private-functions.ts';
import { withOwn, withPrivate } from '#src/domain/invitation/private-functions.ts';
import {
  parseInvitation,
  parsePrivateFunction,
  storedFields,
  storedPrivateFunctions,
} from '#src/domain/invitation/stored-invitation.ts';
import { missingIds } from '#src/domain/reply/seat.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

const HALDI: WeddingFunction = {
  ...SANGEET,
  key: 'f3',
  name: 'Haldi',
  venue: '12 Tonk Road',
  isPrivate: true,
  hindi: { name: 'हल्दी', timeLabel: '', venue: '12 टोंक रोड', dress: '' },
};
const PUJA: WeddingFunction = { ...HALDI, key: 'f4', name: 'Griha puja', venue: '7 Civil Lines' };
const [sangeet = SANGEET, phere = SANGEET] = SAMPLE.functions;
const WEDDING: Invitation = { ...SAMPLE, functions: [HALDI, sangeet, PUJA, phere] };
const IDS = newFunctionIds();

function storedOf(invitation: Invitation): Invitation | undefined {
  const fields = { ...storedFields(invitation), updatedAt: new Date(invitation.updatedAt) };
  return parseInvitation(invitation.code, fields);
}

function namesOf({ functions }: Pick<Invitation, 'functions'>): string[] {
  return functions.map(({ name }) => name);
}

function read(functions: readonly object[]): PlacedFunction[] {
  return functions.flatMap((fields) => parsePrivateFunction(fields) ?? []);
}

describe('functions for invited families alone', () => {
  test('are not in the document that everybody reads, not even by their keys', () => {
    const text = JSON.stringify(storedFields(WEDDING));
    for (const hidden of ['Haldi', 'Tonk Road', 'टोंक रोड', 'Griha puja', 'Civil Lines', 'f3', 'f4']) {
      expect(text).not.toContain(hidden);
    }
    expect(storedOf(WEDDING)?.functions).toEqual([sangeet, phere]);
  });

  test('come back in their places at the desk', () => {
    const shown = storedOf(WEDDING);
    expect(shown && withPrivate(shown, read(storedPrivateFunctions(WEDDING)))).toEqual(WEDDING);
  });

  test('are opened by a family one by one', () => {
    const family = { functions: ['f1', 'f4'] as const, opens: opensOf(['f1', 'f4'], IDS) };
    const shown = storedOf(WEDDING);
    expect(missingIds(family, shown?.functions ?? [])).toEqual([IDS.f4]);
    const own = read(storedPrivateFunctions(WEDDING)).filter(({ one }) => one.key === 'f4');
    expect(shown && namesOf(withOwn(shown, own))).toEqual(['Sangeet', 'Griha puja', 'Phere']);
  });

  test('come in the order of their days to a family that is not invited to all of them', () => {
    const at = (one: WeddingFunction, hours: number) => ({
      ...one,
      start: sangeet.start + hours * 3_600_000,
    });
    const wedding = { ...SAMPLE, functions: [sangeet, at(HALDI, 1), at(PUJA, 2), at(phere, 24)] };
    const all = read(storedPrivateFunctions(wedding));
    const shown = { ...wedding, functions: [sangeet, at(phere, 24)] };
    const own = all.filter(({ one }) => one.key === 'f4');
    expect(namesOf(withOwn(shown, own))).toEqual(['Sangeet', 'Griha puja', 'Phere']);
    expect(namesOf(withOwn(shown, all))).toEqual(namesOf(wedding));
    expect(namesOf(withOwn(shown, [{ place: 0, one: at(HALDI, 0) }]))).toEqual(['Haldi', 'Sangeet', 'Phere']);
    expect(namesOf(withOwn(shown, [{ place: 1, one: at(PUJA, 48) }]))).toEqual([
      'Sangeet',
      'Phere',
      'Griha puja',
    ]);
  });

  test('cost a family nothing when all of its own are on the page', () => {
    const family = { functions: ['f1', 'f2'] as const, opens: opensOf(['f1', 'f2'], IDS) };
    expect(missingIds(family, SAMPLE.functions)).toEqual([]);
  });

  test('have ids of 128 random bits, all different', () => {
    const ids = Object.values(IDS);
    expect(new Set(ids).size).toBe(10);
    for (const id of ids) expect(id).toMatch(/^p[A-Za-z0-9_-]{22}$/);
  });
});
