import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDeskCouple } from '#src/data/desk-couple.ts';
import type { FilmId } from '#src/domain/film/film.ts';
import { NO_NAMES } from '#src/features/card-lettering/card-names.ts';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';
import { OwnFilm } from '#src/pages/e-videos/own-film.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

// The film itself is painted on a canvas, which happy-dom does not have.
vi.mock('#src/features/film/maker/use-reel.ts', () => ({ useReel: () => undefined }));

beforeEach(() => {
  localStorage.clear();
  nameOnCards('', '');
});

function nameOnCards(first: string, second: string): void {
  act(() => cardNames.change(() => ({ ...NO_NAMES, latin: { ...NO_NAMES.latin, first, second } })));
}

async function open(id: FilmId): Promise<void> {
  render(<OwnFilm id={id} title="E-Video" onClose={() => undefined} />);
  await screen.findByLabelText('Place');
}

const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a film has the code of the desk that was opened here, with its names', async () => {
  localStorage.setItem('shagun.wedding-code', SAMPLE.code);
  keepDeskCouple(SAMPLE);
  await open('e-video-4');
  expect([shownIn('First name'), shownIn('Second name')]).toEqual(['Aarav', 'Meera']);
  expect(shownIn('Link of your invitation')).toBe(SAMPLE.code);
});

test('a film of another couple does not end with the code of the desk that was opened here', async () => {
  localStorage.setItem('shagun.wedding-code', SAMPLE.code);
  keepDeskCouple(SAMPLE);
  nameOnCards('Zoya', 'Imran');
  await open('e-video-4');
  expect(shownIn('First name')).toBe('Zoya');
  expect(shownIn('Link of your invitation')).toBe('');
});

test('a code that a phone kept without names is in no film', async () => {
  localStorage.setItem('shagun.wedding-code', SAMPLE.code);
  nameOnCards('Aarav', 'Meera');
  await open('e-video-4');
  expect(shownIn('Link of your invitation')).toBe('');
});
