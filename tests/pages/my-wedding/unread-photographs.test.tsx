import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
// Loaded before the tests, so that none waits while the editor fetches it.
import '#src/features/portrait-editor/portraits-field.tsx';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import { DeskEditor } from '#src/pages/my-wedding/desk-editor.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';

const VERSION = '0123456789abcdef';
const COVER = {
  portrait: {
    place: 'cover',
    version: VERSION,
    width: 1_600,
    height: 1_200,
    x: 0.5,
    y: 0.5,
    alt: 'By the lake',
  },
  pictures: { picture: new Blob(['large']), thumb: new Blob(['small']) },
};

const server = vi.hoisted(() => ({ readPortraits: vi.fn() }));
vi.mock('#src/data/portraits-api.ts', () => server);
vi.mock('#src/data/invitations-api.ts', () => import('#tests/support/desk-server.ts'));

beforeEach(() => {
  localStorage.clear();
  server.readPortraits.mockReset();
});

/** Opens the desk of a page, with a cover unless others are given, at the step in which photographs are chosen. */
function open(portraits: readonly PortraitMark[] = [{ place: 'cover', version: VERSION }]) {
  render(
    <MemoryRouter>
      <DeskEditor invitation={{ ...SAMPLE, portraits }} onSaved={() => {}} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Look' }));
}

const preview = () => screen.getByRole('region', { name: INVITATION_EDITOR.preview.label });
const MISSING = /^Your photographs are on your page\./;

test('photographs that could not be read can be read again, and the preview says why it has none', async () => {
  server.readPortraits.mockRejectedValueOnce(new Error('unavailable'));
  open();
  const notice = (await screen.findByText('Your photographs could not be read')).closest('[role="alert"]');
  if (!(notice instanceof HTMLElement)) throw new Error('nothing is announced');
  expect(within(preview()).getByText(MISSING)).toBeTruthy();

  server.readPortraits.mockResolvedValueOnce([COVER]);
  fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(PORTRAIT_TEXTS.line)).toBeTruthy();
  expect(screen.getByDisplayValue('By the lake')).toBeTruthy();
  expect(screen.queryByText('Your photographs could not be read')).toBeNull();
  expect(within(preview()).queryByText(MISSING)).toBeNull();
});

test('the preview of a page that has no photographs says nothing of them', async () => {
  server.readPortraits.mockRejectedValueOnce(new Error('unavailable'));
  open([]);
  await screen.findByText('Your photographs could not be read');
  expect(within(preview()).queryByText(MISSING)).toBeNull();
});

test('a second attempt that fails too can be repeated', async () => {
  server.readPortraits.mockRejectedValue(new Error('unavailable'));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fireEvent.click(retry);
  await until(() => expect(server.readPortraits).toHaveBeenCalledTimes(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again', busy: false }));
  await until(() => expect(server.readPortraits).toHaveBeenCalledTimes(3));
});
