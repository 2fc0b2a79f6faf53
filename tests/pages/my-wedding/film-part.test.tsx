import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { FilmPart } from '#src/pages/my-wedding/film-part.tsx';
import { filmWorker, stubFilmMaking } from '#tests/support/fake-film-worker.ts';
import { NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  useGuestList: () => ({ families: [NANI, SHARMAS], status: 'ready' }),
}));

beforeAll(loadAllGuestTexts);
beforeEach(stubFilmMaking);

const saving = (name: string) => screen.queryByRole('button', { name: `Save the film: ${name}` });

test('a tap on another film or tune ends no films that are being made, and loses none that are finished', async () => {
  render(<FilmPart invitation={SAMPLE} />);
  const makeAll = screen.getByRole('button', { name: 'Make these 2 films' });
  await waitFor(() => expect(makeAll.getAttribute('aria-busy')).toBeNull());
  await userEvent.click(makeAll);
  await (await filmWorker(0)).report({ kind: 'done', file: new ArrayBuffer(8) });
  const second = await filmWorker(1);

  await userEvent.click(screen.getByRole('radio', { name: /E-Video 6$/ }));
  await userEvent.selectOptions(screen.getByLabelText('Music'), 'No music');
  expect(second.terminate).not.toHaveBeenCalled();
  // It is not the film that is chosen now.
  expect(saving('Nani ji')).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: /E-Video 4$/ }));
  await userEvent.selectOptions(screen.getByLabelText('Music'), 'Santoor and tabla, festive');
  expect(saving('Nani ji')).not.toBeNull();
  await second.report({ kind: 'done', file: new ArrayBuffer(8) });
  expect(saving('Sharma family')).not.toBeNull();
});
