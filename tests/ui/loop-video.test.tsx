import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoopVideo } from '#src/ui/loop-video.tsx';

/** Reports whether the film is on screen. */
let scroll: (intoView: boolean) => void;

beforeEach(() => {
  scroll = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    addEventListener() {},
    removeEventListener() {},
  }));
}

function show() {
  const { container } = render(
    <LoopVideo
      video="loops/petals.mp4"
      poster={{ name: 'home/hero', shape: 'wide', alt: 'A couple', tone: '#5a0b1a', version: '0' }}
      sizes="100vw"
    />,
  );
  return () => container.querySelector('video');
}

async function playing() {
  const film = show();
  scroll(true);
  const video = film();
  if (!video) throw new Error('No film');
  fireEvent.playing(video);
  return video;
}

test('A film plays while on screen and pauses while off screen', async () => {
  const film = await playing();
  expect(film.paused).toBe(false);

  scroll(false);
  expect(film.paused).toBe(true);

  scroll(true);
  expect(film.paused).toBe(false);
});

test('A film that was paused stays paused when it is scrolled out of view and back', async () => {
  const film = await playing();
  await userEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(film.paused).toBe(true);

  scroll(false);
  scroll(true);

  expect(film.paused).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(film.paused).toBe(false);
});

test('With reduced motion no film is loaded until its button is pressed', async () => {
  preferReducedMotion();
  const film = show();
  scroll(true);
  expect(film()).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(film()?.paused).toBe(false);
});

test.each([
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }],
  ['a phone on 3G', { effectiveType: '3g' }],
  ['a phone with one bar of signal', { effectiveType: 'slow-2g' }],
])('%s loads a film only with its button', async (_, connection) => {
  vi.stubGlobal('navigator', { ...navigator, connection });
  const film = show();
  scroll(true);
  expect(film()).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(film()?.paused).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(film()?.paused).toBe(true);
});

test('On 4G, and where the browser does not tell the speed, a film starts by itself', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { effectiveType: '4g' } });
  expect((await playing()).paused).toBe(false);
  vi.stubGlobal('navigator', { ...navigator, connection: undefined });
  expect((await playing()).paused).toBe(false);
});

test('A film that cannot be loaded leaves its picture, without a button', async () => {
  fireEvent.error(await playing());
  screen.getByRole('img', { name: 'A couple' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('A film that was lost on a slow network can be asked for again', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { effectiveType: '2g' } });
  const film = show();
  scroll(true);
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  const lost = film();
  if (!lost) throw new Error('No film');
  fireEvent.error(lost);
  expect(film()).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(film()?.paused).toBe(false);
});
