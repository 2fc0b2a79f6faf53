import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Promos } from '#src/features/card-gallery/promos.tsx';

test('Each offer reads as one phrase', () => {
  render(<Promos />);
  // SPEC §2.
  expect(screen.getAllByRole('listitem').map((offer) => offer.textContent)).toEqual([
    '10% off for prebooking 1.5 months before the date',
    '20 carry bags free with branded card',
    '1 e-invitation video made for you, with the card',
  ]);
});
