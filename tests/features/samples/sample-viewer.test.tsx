import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

async function openSamples(service: string, title: string): Promise<HTMLElement> {
  renderPage(() => <ViewSample service={service} title={title} />, '/dj');
  await userEvent.click(screen.getByRole('button', { name: 'View Sample' }));
  // The viewer is loaded on first use, which takes time on a loaded machine.
  return screen.findByRole('dialog', { name: `${title} - Samples` });
}

test('View Sample opens the samples of its title, the first tab chosen', async () => {
  const dialog = await openSamples('road-dj', 'Road DJ');

  const tabs = within(dialog).getAllByRole('tab');

  expect(tabs.map((tab) => tab.textContent)).toEqual(['Photos', 'Videos', 'Albums']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
});

test('arrow keys choose a tab and wrap around', async () => {
  const dialog = await openSamples('road-dj', 'Road DJ');
  within(dialog).getByRole('tab', { name: 'Photos' }).focus();

  await userEvent.keyboard('{ArrowLeft}');

  const albums = within(dialog).getByRole('tab', { name: 'Albums' });
  expect(albums.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(albums);
});

test('the album shows See Albums, an outside link', async () => {
  const dialog = await openSamples('road-dj', 'Road DJ');

  await userEvent.click(within(dialog).getByRole('tab', { name: 'Albums' }));

  const link = within(dialog).getByRole('link', { name: 'See Albums' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\//);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a film is loaded when played, and has a text for browsers without video', async () => {
  const dialog = await openSamples('road-dj', 'Road DJ');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Videos' }));
  expect(dialog.querySelector('video')).toBeNull();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Play Road DJ at dusk' }));

  const video = dialog.querySelector('video');
  expect(video?.getAttribute('src')).toMatch(/^\/media\/loops\/band-lights\.mp4\?v=\w{5}$/);
  expect(video?.textContent).toBe('Your browser does not support the video tag.');
});

test('closing removes the film, so that nothing keeps playing', async () => {
  const dialog = await openSamples('road-dj', 'Road DJ');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Videos' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Play Road DJ at dusk' }));

  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  expect(document.querySelector('video')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a title without samples says so', async () => {
  const dialog = await openSamples('bullock-cart', 'Bullock cart');

  expect(within(dialog).getByText('No samples available for Bullock cart.')).toBeTruthy();
});

test('the browser’s Back closes the samples first', async () => {
  await openSamples('road-dj', 'Road DJ');
  await waitFor(() => expect(window.history.state).toMatchObject({ overlayOpen: true }));

  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
