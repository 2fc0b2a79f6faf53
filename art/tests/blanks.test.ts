import { afterAll, describe, expect, test } from 'vitest';
import { blankFaults } from '#art/blanks/check.ts';
import { matrixAt, projection, transformed } from '#art/blanks/geometry.ts';
import { drawBlanks } from '#art/blanks/mode.ts';
import { personal } from '#art/blanks/roles.ts';
import { roomFor } from '#art/blanks/room.ts';
import { letteringFor } from '#art/blanks/write.ts';
import { closeBrowser } from '#art/chromium.ts';
import { allRecipes } from '#art/recipes.ts';

afterAll(closeBrowser);

describe('what belongs to the couple', () => {
  test.each([
    ['R', 'initial', 'R'],
    ['R&amp;J', 'monogram', 'R&J'],
    ['Esther', 'first', 'Esther'],
    ['and Paul', 'second', 'Paul'],
    ['Ria and Neil', 'names', 'Ria and Neil'],
    ['Panjim', 'place', 'Panjim'],
    ['2 December', 'date', '2 December'],
    ['Saturday · 17 January', 'date', 'Saturday · 17 January'],
    ['Pune · 2 December', 'dateAndPlace', 'Pune · 2 December'],
  ])('%s is their %s', (line, role, sample) => {
    expect(personal(line)).toEqual(expect.objectContaining({ role, sample }));
  });

  test("the card's own words stay, also those that open a line", () => {
    for (const own of ['Nikah', 'with their families', 'शुभ विवाह', '&amp;'])
      expect(personal(own)).toBeUndefined();
    expect(personal('Nikah · Bhopal · 14 December')).toEqual({
      role: 'dateAndPlace',
      sample: 'Bhopal · 14 December',
      opening: 'Nikah · ',
    });
  });
});

describe('where letters go', () => {
  test('a plane seen in perspective keeps its corners, and its middle has a matrix', () => {
    const seen = projection([
      [0, 0],
      [10, 0],
      [8, 6],
      [2, 6],
    ]);
    expect(seen([1, 1]).map(Math.round)).toEqual([8, 6]);
    const near = transformed(matrixAt(seen, [0.5, 0.5], 0.01));
    const [x, y] = seen([0.52, 0.5]);
    expect(near([0.52, 0.5])[0]).toBeCloseTo(x, 3);
    expect(near([0.52, 0.5])[1]).toBeCloseTo(y, 3);
  });

  test('letters in the middle have as much room to one side as to the other, and stop before the next line', () => {
    const text = {
      at: [500, 100],
      align: 'middle',
      size: 100,
      ink: { left: 400, top: 40, right: 600, bottom: 102 },
    } as const;
    const room = roomFor(text, ([x, y]) => x > 200 && x < 900 && y > 0 && y < 400, 1000, {
      left: 0,
      top: 0,
      right: 1000,
      bottom: 130,
    });
    expect(room.left).toBeCloseTo(1000 - room.right);
    expect(room.left).toBeGreaterThan(200);
    expect(room.left).toBeLessThan(230);
    expect(room.bottom).toBe(130);
  });
});

test('a blank differs from its sample only where its letters were', async () => {
  drawBlanks();
  const [recipe] = await allRecipes(['cards/series-1/elephant-toran']);
  if (recipe?.shape !== 'card') throw new Error('No card is called cards/series-1/elephant-toran');
  const { slots } = await letteringFor(recipe.name);
  expect(slots.map(({ role }) => role)).toEqual(['names', 'dateAndPlace']);
  expect(await blankFaults(recipe.name, await recipe.draw(), slots)).toEqual([]);
}, 240_000);
