import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { useOwnFunctions } from '#src/features/replies/use-own-functions.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

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

const STATES = ['waiting', 'unread', 'behind'] as const;
const seen: string[] = [];
const traditions: string[] = [];
interface PageProps {
  readonly invitation: Invitation;
  readonly family?: FamilyPage;
}

function Page({ invitation, family = FAMILY }: PageProps) {
  const own = useOwnFunctions(invitation, family);
  seen.push(STATES.find((state) => own[state]) ?? 'known');
  traditions.push(own.invitation.tradition);
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

test('a family reads what has changed on the public page, even if its own functions cannot be read again', async () => {
  venue = 'Laxmi Niwas';
  const { rerender } = render(<Page invitation={SAMPLE} />);
  await screen.findByText('Laxmi Niwas');
  venue = '';
  rerender(<Page invitation={{ ...SAMPLE, tradition: 'sikh', updatedAt: SAMPLE.updatedAt + 1 }} />);
  await screen.findByText('Laxmi Niwas');
  expect(seen.at(-1)).toBe('known');
  expect(traditions.at(-1)).toBe('sikh');
});

test('a second family on the same phone is not shown the functions of the first', async () => {
  venue = 'Laxmi Niwas';
  const { rerender } = render(<Page invitation={SAMPLE} />);
  await screen.findByText('Laxmi Niwas');
  venue = '';
  rerender(<Page invitation={SAMPLE} family={{ ...FAMILY, id: 'fZyXwVuTsRqPoNmLkJiHgFeD' }} />);
  await until(() => expect(seen.at(-1)).toBe('unread'));
  expect(screen.getByText(SAMPLE.place)).toBeTruthy();
});

test.each([
  ['is read', FAMILY, 'Lalgarh Palace', 'known'],
  ['cannot be read', FAMILY, '', 'behind'],
  ['is its first', TO_WEDDING, 'Lalgarh Palace', 'known'],
])(
  'a family keeps its page, and so its half-filled reply, while a function that became private %s',
  async (_, family, place, atLast) => {
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
    await until(() => expect(seen.at(-1)).toBe(atLast));
    expect(seen).not.toContain('waiting');
  },
);
