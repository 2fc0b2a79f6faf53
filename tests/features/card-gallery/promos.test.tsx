import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WEDDING_CARDS } from '#src/content/wedding-cards.ts';
import { Promos } from '#src/features/card-gallery/promos.tsx';

test('Each offer is read as one phrase', () => {
  render(<Promos />);
  expect(screen.getAllByRole('listitem').map((offer) => offer.textContent)).toEqual(
    WEDDING_CARDS.promos.map(({ figure, offer, terms }) => `${figure} ${offer} ${terms}`),
  );
});
