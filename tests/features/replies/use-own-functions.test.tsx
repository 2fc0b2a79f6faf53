import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { useOwnFunctions } from '#src/features/replies/use-own-functions.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

let venue = 'Laxmi Niwas';
vi.mock('#src/features/replies/read-family.ts', () => ({
  keptFunctions: () => undefined,
  fetchFunctions: async () => {
    const read = venue;
    return (invitation: Invitation) => ({ ...invitation, place: read });
  },
}));

const FAMILY = {
  id: 'fAbCdEfGhIjKlMnOpQrStUv',
  name: 'Sharma family',
  seats: 4,
  functions: ['f9'],
  language: 'en',
  opens: ['pAbCdEfGhIjKlMnOpQrStUv'],
} as const;

const seen: string[] = [];
function Page({ invitation }: { readonly invitation: Invitation }) {
  const own = useOwnFunctions(invitation, FAMILY);
  seen.push(own.state);
  return <p>{own.invitation.place}</p>;
}

test('a family reads the new place of its own function on a page that stayed open, which never goes back to loading', async () => {
  const { rerender } = render(<Page invitation={SAMPLE} />);
  await screen.findByText('Laxmi Niwas');
  seen.length = 0;
  venue = 'Lalgarh Palace';
  rerender(<Page invitation={{ ...SAMPLE, updatedAt: SAMPLE.updatedAt + 1 }} />);
  await screen.findByText('Lalgarh Palace');
  expect(new Set(seen)).toEqual(new Set(['known']));
});
