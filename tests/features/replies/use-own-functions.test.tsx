import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { useOwnFunctions } from '#src/features/replies/use-own-functions.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

let venue = 'Laxmi Niwas';
vi.mock('#src/features/replies/read-family.ts', () => ({
  keptFunctions: () => undefined,
  fetchFunctions: async () => {
    const read = venue;
    if (read === '') throw new Error('offline');
    return (invitation: Invitation) => ({ ...invitation, place: read });
  },
}));

const FAMILY: FamilyPage = {
  id: 'fAbCdEfGhIjKlMnOpQrStUv',
  name: 'Sharma family',
  seats: 4,
  functions: ['f9'],
  language: 'en',
  opens: ['pAbCdEfGhIjKlMnOpQrStUv'],
};

const seen: string[] = [];
interface PageProps {
  readonly invitation: Invitation;
  readonly family?: FamilyPage;
}

function Page({ invitation, family = FAMILY }: PageProps) {
  const own = useOwnFunctions(invitation, family);
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

const [WEDDING, ...OTHERS] = SAMPLE.functions;
const TO_WEDDING: FamilyPage = { ...FAMILY, functions: WEDDING ? [WEDDING.key] : [], opens: [''] };

test.each([
  ['is read', FAMILY, 'Lalgarh Palace'],
  ['cannot be read', FAMILY, ''],
  ['is its first', TO_WEDDING, 'Lalgarh Palace'],
])(
  'a family keeps its page, and so its half-filled reply, while a function that became private %s',
  async (_, family, place) => {
    venue = 'Laxmi Niwas';
    const { rerender } = render(<Page invitation={SAMPLE} family={family} />);
    await screen.findByText(family === FAMILY ? 'Laxmi Niwas' : SAMPLE.place);
    seen.length = 0;
    venue = place;
    const functions = [...TO_WEDDING.functions, ...FAMILY.functions];
    rerender(
      <Page
        invitation={{ ...SAMPLE, functions: OTHERS, updatedAt: SAMPLE.updatedAt + 1 }}
        family={{ ...FAMILY, functions, opens: ['pOfTheWedding', ...FAMILY.opens] }}
      />,
    );
    await screen.findByText(place || 'Laxmi Niwas');
    expect(new Set(seen)).toEqual(new Set(['known']));
  },
);
