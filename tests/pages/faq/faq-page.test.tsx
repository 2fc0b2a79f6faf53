import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';
import FaqPage from '#src/pages/faq/faq-page.tsx';
import { readable, renderPage } from '#tests/support/render-page.tsx';
import { FAQ } from '#text/faq.ts';

test('every question is there with its answer, and the page says how many there are', () => {
  const { container } = renderPage(FaqPage, '/faq');

  const shown = [...container.querySelectorAll('details')].map(readable);
  expect(shown).toHaveLength(FAQ.questions.length);
  for (const [place, { question, answer }] of FAQ.questions.entries()) {
    expect(shown[place]).toContain(question);
    expect(shown[place]).toContain(answer);
  }
  expect(readable(container)).toContain(`${inWords(FAQ.questions.length)} that come up on every first call.`);
});
