import { expect, test } from 'vitest';
import { differences } from '#scripts/catalogue/differences.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

test('a question that is there in English only is named with its list', () => {
  const english = { FAQ: { title: 'Questions', questions: [{ id: 'product' }, { id: 'payment' }] } };
  const hindi = { FAQ: { title: 'सवाल', questions: [{ id: 'product' }] } };
  expect(differences(english, hindi)).toEqual([
    'FAQ.questions has 1 entries, the English one 2; payment is not translated',
  ]);
  expect(differences(english, english)).toEqual([]);
});

test('all products without a translation, and texts without a product, are named at once', () => {
  const items = [{ id: 'alto' }, { id: 'thar' }, { id: 'dzire' }];
  expect(() => translateEach(items, { dzire: '', gone: '' }, (item) => item)).toThrow(
    'alto is not translated; thar is not translated; gone is translated and not sold',
  );
});
