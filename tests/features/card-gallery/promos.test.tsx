import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Promos } from '#src/features/card-gallery/promos.tsx';
import { WEDDING_CARDS } from '#text/wedding-cards.ts';

test('Each offer is read as one phrase', () => {
  render(<Promos />);
  expect(screen.getAllByRole('listitem').map((offer) => offer.textContent)).toEqual(
    WEDDING_CARDS.promos.map(({ figure, offer, terms }) => `${figure} ${offer} ${terms}`),
  );
});
