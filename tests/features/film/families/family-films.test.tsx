import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { FamilyFilms } from '#src/features/film/families/family-films.tsx';
import type { Music } from '#src/features/film/music.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { FakeFilmWorker, filmWorker, stubFilmMaking, stubWakeLock } from '#tests/support/fake-film-worker.ts';
import { NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

beforeAll(loadAllGuestTexts);
beforeEach(stubFilmMaking);

const DONE = { kind: 'done', file: new ArrayBuffer(8) } as const;

interface Shown {
  readonly families: readonly Family[];
  readonly music?: Music;
  readonly portrait?: FilmPortrait | undefined;
  readonly isReleased?: boolean;
}

function films({ families, music = 'none', portrait, isReleased = false }: Shown) {
  const invitation = { ...SAMPLE, filmReleased: isReleased };
  return (
    <FamilyFilms
      id="e-video-5"
      invitation={invitation}
      portrait={portrait}
      music={music}
      families={families}
    />
  );
}

/** The films of a guest list, and how another phone or a choice above changes what is shown. */
async function show(shown: Shown) {
  const { rerender } = render(films(shown));
  await waitFor(() => expect(button(/^Make (these|this)/).getAttribute('aria-busy')).toBeNull());
  return (later: Shown) => rerender(films(later));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const saving = (name: string) => screen.queryByRole('button', { name: `Save the film: ${name}` });
const making = (name: string) => screen.queryByRole('button', { name: `Make the film: ${name}` });

/** Makes the films of all families that are shown. */
async function makeAll(count: number): Promise<void> {
  const before = FakeFilmWorker.made.length;
  await userEvent.click(button(/^Make (these|this)/));
  for (let made = 0; made < count; made += 1) await (await filmWorker(before + made)).report(DONE);
}

test('the screen stays on while films are made, and no longer', async () => {
  const phone = stubWakeLock();
  await show({ families: [NANI, SHARMAS] });
  expect(phone.isHeld).toBe(false);
  await userEvent.click(button('Make these 2 films'));
  await waitFor(() => expect(phone.isHeld).toBe(true));
  await (await filmWorker(0)).report(DONE);
  expect(phone.isHeld).toBe(true);
  await (await filmWorker(1)).report(DONE);
  await waitFor(() => expect(phone.isHeld).toBe(false));
});

test('a film with a name that the family no longer has is not handed over, and can be made again', async () => {
  const change = await show({ families: [NANI, SHARMAS] });
  await makeAll(2);
  expect(saving('Sharma family')).not.toBeNull();

  change({ families: [NANI, { ...SHARMAS, name: 'Sharma and Sons' }] });
  expect(saving('Sharma and Sons')).toBeNull();
  expect(making('Sharma and Sons')).not.toBeNull();
  expect(saving('Nani ji')).not.toBeNull();
  button('Make this film');
});

test.each([
  ['its language', { language: 'hi' }],
  ['the functions that it is invited to', { functions: ['f1'] }],
] as const)('a film of a family with %s changed since is to be made again', async (_, change) => {
  const showLater = await show({ families: [SHARMAS] });
  await makeAll(1);
  showLater({ families: [{ ...SHARMAS, ...change }] });
  expect(saving('Sharma family')).toBeNull();
});

test('films that say ‘Sample’ are to be made again once the owner has released them', async () => {
  const change = await show({ families: [SHARMAS] });
  await makeAll(1);
  change({ families: [SHARMAS], isReleased: true });
  expect(saving('Sharma family')).toBeNull();
});

test('what does not change the film keeps it', async () => {
  const change = await show({ families: [SHARMAS] });
  await makeAll(1);
  change({ families: [{ ...SHARMAS, seats: 9, note: 'by train' }] });
  expect(saving('Sharma family')).not.toBeNull();
});

test('a family that is renamed before its turn has its new name in the film', async () => {
  const change = await show({ families: [NANI, SHARMAS] });
  await userEvent.click(button('Make these 2 films'));
  const first = await filmWorker(0);
  change({ families: [NANI, { ...SHARMAS, name: 'Sharma and Sons' }] });
  await first.report(DONE);
  const { postMessage } = await filmWorker(1);
  expect(JSON.stringify(postMessage.mock.calls)).toContain('Sharma and Sons');
});

test('a family that is removed before its turn gets no film', async () => {
  const change = await show({ families: [NANI, SHARMAS] });
  await userEvent.click(button('Make these 2 films'));
  const first = await filmWorker(0);
  change({ families: [NANI] });
  await first.report(DONE);
  expect(FakeFilmWorker.made).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('other music ends no film that is being made, and the finished ones come back with theirs', async () => {
  const families = [NANI, SHARMAS];
  const change = await show({ families });
  await userEvent.click(button('Make these 2 films'));
  await (await filmWorker(0)).report(DONE);
  const second = await filmWorker(1);

  change({ families, music: 'flute' });
  expect(saving('Nani ji')).toBeNull();
  expect(second.terminate).not.toHaveBeenCalled();

  change({ families });
  expect(saving('Nani ji')).not.toBeNull();
  await second.report(DONE);
  expect(saving('Sharma family')).not.toBeNull();
});

test('another cover photograph is another film', async () => {
  const shape = { width: 640, height: 480, x: 0.5, y: 0.5 };
  const [one, other] = ['one', 'other'].map((bytes) => ({ ...shape, picture: new Blob([bytes]) }));
  const change = await show({ families: [SHARMAS], portrait: one });
  await makeAll(1);
  change({ families: [SHARMAS], portrait: other });
  expect(saving('Sharma family')).toBeNull();
  change({ families: [SHARMAS], portrait: one });
  expect(saving('Sharma family')).not.toBeNull();
});

test('once all films are made, the focus goes from Cancel to the first one', async () => {
  await show({ families: [NANI, SHARMAS] });
  await makeAll(1);
  expect(document.activeElement).toBe(button('Cancel'));
  await (await filmWorker(1)).report(DONE);
  expect(document.activeElement).toBe(saving('Nani ji'));
});

test('whoever makes one family’s film stays with that family, whether it is made or fails', async () => {
  await show({ families: [NANI, SHARMAS] });
  const row = () => button(/^(Make|Save) the film: Sharma family$/);
  await userEvent.click(row());
  expect(document.activeElement).toBe(screen.getByRole('progressbar', { name: 'The film of Sharma family' }));
  await (await filmWorker(0)).report({ kind: 'failed', why: 'A picture is missing' });
  screen.getByText(/It could not be made\. Check the connection/);
  expect(document.activeElement).toBe(row());

  await userEvent.click(row());
  await (await filmWorker(1)).report(DONE);
  expect(document.activeElement).toBe(saving('Sharma family'));
});

test('a film that is finished takes the focus from nothing else', async () => {
  await show({ families: [NANI, SHARMAS] });
  await makeAll(1);
  const first = saving('Nani ji');
  first?.focus();
  await (await filmWorker(1)).report(DONE);
  expect(document.activeElement).toBe(first);
});
