import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { TellFamilies } from '#src/pages/my-wedding/tell-families.tsx';
import { rememberTold } from '#src/pages/my-wedding/told-before.ts';
import { chatText } from '#tests/support/render-page.tsx';
import { GUPTAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  useGuestList: () => ({ families: [GUPTAS] }),
}));

const DAY = 86_400_000;

test('whoever moves the wedding is reminded to tell the shop, with the new days and places', () => {
  const functions = SAMPLE.functions.map((one) => ({ ...one, start: one.start + 7 * DAY }));
  const moved = { ...SAMPLE, functions };
  rememberTold(SAMPLE, moved);
  render(
    <MemoryRouter>
      <TellFamilies invitation={moved} />
    </MemoryRouter>,
  );
  screen.getByText(/An order does not change by itself/);
  const text = chatText(screen.getByRole('link', { name: 'Tell Shagun' }));
  expect(text).toContain('wedding of Aarav & Meera');
  expect(text).toContain('Sangeet: 19 February 2027, Rambagh Palace');
});
