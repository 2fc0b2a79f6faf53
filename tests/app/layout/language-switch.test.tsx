import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { LanguageSwitch } from '#src/app/layout/language-switch.tsx';

afterEach(() => window.localStorage.clear());

function hindiLink(): HTMLElement {
  render(
    <MemoryRouter initialEntries={['/dj']}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'हिन्दी' });
}

test('the switch leads to the same page in Hindi', () => {
  const link = hindiLink();
  expect(link.getAttribute('href')).toBe('/hi/dj');
  expect(link.dataset.switch).toBe('');
});

test('on an English page the switch to Hindi stands out for a visitor who chose Hindi last', () => {
  window.localStorage.setItem('shagun.language', 'hi');
  expect(hindiLink().dataset.switch).toBe('chosen');
});
