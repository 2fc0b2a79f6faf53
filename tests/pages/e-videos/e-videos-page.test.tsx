import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';
import EVideosPage from '#src/pages/e-videos/e-videos-page.tsx';
import { chatText, renderPage } from '#tests/support/render-page.tsx';
import { E_VIDEOS, OCCASIONS } from '#text/catalogue/e-videos.ts';

test('shows every film, each with an enquiry that names it and its price, and says how many there are', () => {
  renderPage(EVideosPage, '/e-videos');

  for (const { title } of E_VIDEOS) {
    const text = chatText(within(cardOf(title)).getByRole('link', { name: 'Enquire' }));
    expect(text).toContain(`*${title}*`);
    expect(text).toContain('Price: on request');
  }
  expect(screen.getByText(new RegExp(`^${inWords(E_VIDEOS.length)} films to choose from`))).toBeDefined();
});

test('the strip names the occasions to everyone once', () => {
  renderPage(EVideosPage, '/e-videos');
  const strip = screen.getByRole('region', { name: 'Occasions we make films for' });

  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((word) => word.textContent),
  ).toEqual(OCCASIONS);
  expect(within(strip).getByRole('checkbox', { name: 'Pause' })).toBeDefined();
});

test('loads no film until its button is pressed, and plays one at a time', async () => {
  const { container } = renderPage(EVideosPage, '/e-videos');
  expect(container.querySelectorAll('video, iframe')).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Play E-Video 4' }));
  expect(cardOf('E-Video 4').querySelector('video')?.getAttribute('src')).toMatch(
    /^\/media\/loops\/.+\.mp4\?v=\w{5}$/,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Play E-Video 7' }));
  expect(container.querySelectorAll('video')).toHaveLength(1);
  expect(cardOf('E-Video 7').querySelector('video')?.textContent).toBe(
    'Your browser does not support the video tag.',
  );
});

test('the focus goes to the film that plays, and back to its button if it cannot be loaded', async () => {
  renderPage(EVideosPage, '/e-videos');
  expect(document.activeElement).toBe(document.body);
  const play = screen.getByRole('button', { name: 'Play E-Video 4' });
  play.focus();
  await userEvent.keyboard('{Enter}');
  const film = screen.getByLabelText('E-Video 4');
  expect(document.activeElement).toBe(film);

  fireEvent.error(film);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play E-Video 4' }));
});

test('a film that cannot be loaded shows its poster again and says what to do', async () => {
  renderPage(EVideosPage, '/e-videos');
  await userEvent.click(screen.getByRole('button', { name: 'Play E-Video 2' }));
  const film = cardOf('E-Video 2').querySelector('video');
  if (!film) throw new Error('The film did not start');

  fireEvent.error(film);

  expect(within(cardOf('E-Video 2')).getByRole('status').textContent).toBe(
    'This film could not be loaded. Check your network and tap again.',
  );
  expect(screen.getByRole('button', { name: 'Play E-Video 2' })).toBeDefined();
});

test('every film can be made one’s own', () => {
  renderPage(EVideosPage, '/e-videos');
  for (const { title } of E_VIDEOS) {
    expect(within(cardOf(title)).getByRole('button', { name: 'Make it yours' })).toBeDefined();
  }
});

function cardOf(title: string): HTMLElement {
  const card = screen.getByRole('heading', { name: title }).closest('li');
  if (!card) throw new Error(`No card for ${title}`);
  return card;
}
