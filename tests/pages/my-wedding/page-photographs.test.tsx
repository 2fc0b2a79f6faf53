import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
// Loaded before the tests, so that none waits while the editor fetches it.
import '#src/features/portrait-editor/portraits-field.tsx';
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import type { PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { DeskEditor } from '#src/pages/my-wedding/desk-editor.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';

const LAKE: FullPortrait = {
  portrait: { place: 'p1', version: 'lake', width: 1_600, height: 1_200, x: 0.5, y: 0.5, alt: '' },
  pictures: { picture: new Blob(['large']), thumb: new Blob(['small']) },
};

const server = vi.hoisted(() => ({
  readPortraits: vi.fn<() => Promise<readonly FullPortrait[]>>(),
  savePortrait: vi.fn<(code: string, full: FullPortrait, known: string | undefined) => Promise<void>>(),
  removePortrait: vi.fn<(code: string, place: PortraitPlace, known: string | undefined) => Promise<void>>(),
}));
vi.mock('#src/data/portraits-api.ts', () => server);
vi.mock('#src/data/invitations-api.ts', () => import('#tests/support/desk-server.ts'));
vi.mock('#src/features/portrait-editor/make-portrait.ts', () => ({
  openPicture: async (blob: File) => ({ blob, width: 1_600, height: 1_200 }),
  makePortrait: async (place: PortraitPlace, { blob }: { blob: File }) => ({
    ...LAKE,
    portrait: { ...LAKE.portrait, place, version: blob.name },
  }),
}));

beforeEach(() => {
  localStorage.clear();
  server.readPortraits.mockReset().mockResolvedValue([LAKE]);
  server.savePortrait.mockReset().mockResolvedValue();
  server.removePortrait.mockReset().mockResolvedValue();
});

/** At the step in which photographs are chosen. */
async function open() {
  render(
    <MemoryRouter>
      <DeskEditor invitation={SAMPLE} onSaved={() => {}} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Look' }));
  await screen.findByText(PORTRAIT_TEXTS.line);
}

function choose(...names: string[]) {
  const files = names.map((name) => new File([name], name, { type: 'image/jpeg' }));
  fireEvent.change(screen.getByLabelText(/^Add photographs/, { selector: 'input' }), { target: { files } });
}

test('a press right after a description was typed is carried out once that is saved', async () => {
  let arrive = () => {};
  server.savePortrait.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await open();
  const field = screen.getByLabelText(PORTRAIT_TEXTS.alt('Photograph 1'));
  fireEvent.change(field, { target: { value: 'By the lake' } });
  fireEvent.blur(field);
  await until(() => expect(server.savePortrait).toHaveBeenCalledTimes(1));
  expect(server.savePortrait.mock.calls[0]?.[1].portrait.alt).toBe('By the lake');
  expect(screen.queryByText(PORTRAIT_TEXTS.opening)).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Remove: Photograph 1' }));
  await act(async () => arrive());
  await screen.findByText('Removed: Photograph 1');
  expect(server.removePortrait).toHaveBeenCalledExactlyOnceWith(SAMPLE.code, 'p1', 'lake');
});

test('several photographs that are chosen at once get a place each', async () => {
  await open();
  choose('dance', 'garden');
  await screen.findByRole('button', { name: 'Remove: Photograph 3' });
  const saved = server.savePortrait.mock.calls.map(([, { portrait }, known]) => [
    portrait.place,
    portrait.version,
    known,
  ]);
  expect(saved).toEqual([
    ['p2', 'dance', undefined],
    ['p3', 'garden', undefined],
  ]);
});

test('photographs that are chosen again after the network failed are added once each', async () => {
  await open();
  server.savePortrait.mockResolvedValueOnce().mockRejectedValueOnce(new Error('offline'));
  server.readPortraits.mockRejectedValueOnce(new Error('offline'));
  choose('dance', 'garden', 'horse');
  await screen.findByText(PORTRAIT_TEXTS.onlySaved(1, 3));

  server.savePortrait.mockClear();
  choose('dance', 'garden', 'horse');
  await screen.findByText(PORTRAIT_TEXTS.twice);
  const saved = server.savePortrait.mock.calls.map(([, { portrait }]) => [portrait.place, portrait.version]);
  expect(saved).toEqual([
    ['p3', 'garden'],
    ['p4', 'horse'],
  ]);
});

test('photographs that are chosen again have room beside those that are there already', async () => {
  await open();
  choose('dance', 'garden', 'horse');
  await screen.findByRole('button', { name: 'Remove: Photograph 4' });
  choose('dance', 'garden', 'horse', 'lamps', 'rain', 'sea');
  await screen.findByRole('button', { name: 'Remove: Photograph 6' });
  await screen.findByText(`${PORTRAIT_TEXTS.twice} ${PORTRAIT_TEXTS.onlySome(2)}`);
});
