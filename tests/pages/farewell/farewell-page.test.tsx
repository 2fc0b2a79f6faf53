import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import FarewellPage from '#src/pages/farewell/farewell-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

test.each([
  ['electrical', 'Electrical Engineering'],
  ['mechanical', 'Mechanical Engineering'],
  ['it', 'Information Technology'],
  ['ece', 'Electronics & Communication Engineering'],
  ['civil', 'Civil Engineering'],
  ['chemical', 'Chemical Engineering'],
  ['mining', 'Mining Engineering'],
  ['metal', 'Metallurgical Engineering'],
  ['cse', 'Computer Science & Engineering'],
])('/farewell/%s names its branch and leads to its message form', (branch, name) => {
  renderPage(FarewellPage, `/farewell/${branch}`);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
  const button = screen.getByRole('link', { name: 'Write a GoodBye Message' });
  expect(button.getAttribute('href')).toBe(`/farewell/message/${branch}`);
});
