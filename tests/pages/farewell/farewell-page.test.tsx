import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import FarewellPage from '#src/pages/farewell/farewell-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';
import { BRANCHES } from '#text/catalogue/farewell-branches.ts';

test.each(BRANCHES)('/farewell/$id names its branch and leads to its message form', ({ id, name }) => {
  renderPage(FarewellPage, `/farewell/${id}`);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  const button = screen.getByRole('link', { name: 'Write a GoodBye Message' });
  expect(button.getAttribute('href')).toBe(`/farewell/message/${id}`);
});
