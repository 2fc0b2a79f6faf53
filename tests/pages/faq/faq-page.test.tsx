import { expect, test } from 'vitest';
import FaqPage from '#src/pages/faq/faq-page.tsx';
import { readable, renderPage } from '#tests/support/render-page.tsx';

test('the four questions of the specification are answered', () => {
  const { container } = renderPage(FaqPage, '/faq');

  const answers = [...container.querySelectorAll('details')].map(readable);
  expect(answers).toHaveLength(4);
  const told = [
    /QR wedding card/,
    /venue.*date.*time.*live location.*gifts online/,
    /upload.*scanning the QR.*after-marriage section/,
    /gift-up.*browse.*order.*delivered to the venue/,
  ];
  for (const [place, words] of told.entries()) expect(answers[place]).toMatch(words);
});
