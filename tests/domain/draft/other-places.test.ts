import { expect, test } from 'vitest';
import { otherPlaces } from '#src/domain/draft/other-places.ts';
import { functionWith } from '#tests/support/sample-draft.ts';

const at = (id: string, venue: string) => functionWith({ id, venue });

test('every place of the wedding is offered once to a function that has none yet', () => {
  const reception = at('reception', '');
  const functions = [
    at('aiburobhat', 'Lake Road'),
    at('sangeet', 'Lake Road '),
    at('biye', 'ITC'),
    reception,
  ];
  expect(otherPlaces(functions, reception).map(({ id }) => id)).toEqual(['sangeet', 'biye']);
  expect(otherPlaces([at('biye', 'ITC')], at('biye', 'ITC'))).toEqual([]);
});
