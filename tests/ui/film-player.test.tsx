import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilmPlayer } from '#src/ui/film-player.tsx';

vi.mock('react-player', () => ({
  default: ({ src, playing }: { src: string; playing: boolean }) => (
    <p>{`${playing ? 'Plays' : 'Holds'} ${src}`}</p>
  ),
}));

const CLIP = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test('a clip of a video site plays in the embedded player once its button is pressed', async () => {
  render(<FilmPlayer film={CLIP} title="The band" sizes="100vw" />);
  expect(screen.queryByText(`Plays ${CLIP}`)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Play The band' }));

  expect(await screen.findByText(`Plays ${CLIP}`)).toBeTruthy();
});

test('a film stops when another slide comes to the front', async () => {
  const { container, rerender } = render(<FilmPlayer film="loops/a.mp4" title="The band" sizes="100vw" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play The band' }));
  expect(container.querySelector('video')).not.toBeNull();

  rerender(<FilmPlayer film="loops/a.mp4" title="The band" sizes="100vw" active={false} />);

  expect(container.querySelector('video')).toBeNull();
});

test('a film that cannot be loaded says so instead of showing a broken player, and can be tried again', async () => {
  const { container } = render(<FilmPlayer film="loops/a.mp4" title="The band" sizes="100vw" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play The band' }));
  const video = container.querySelector('video');
  if (!video) throw new Error('No video');

  fireEvent.error(video);

  expect(container.querySelector('video')).toBeNull();
  expect(screen.getByText('This film could not be loaded.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Play The band' }));

  expect(container.querySelector('video')).not.toBeNull();
  expect(screen.queryByText('This film could not be loaded.')).toBeNull();
});
