import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MorePages } from '#src/ui/more-pages.tsx';

const TEXTS = { unreachable: { title: 'No list', line: 'Check the connection.', retry: 'Try again' } };

function show(status: 'reading' | 'ready' | 'unreachable', next?: string) {
  const more = vi.fn();
  render(<MorePages pages={{ status, next, more }} unreachable={TEXTS.unreachable} older="Older ones" />);
  return more;
}

test('The next page has a button', async () => {
  const more = show('ready', 'cursor');
  await userEvent.click(screen.getByRole('button', { name: 'Older ones' }));
  expect(more).toHaveBeenCalledOnce();
});

test('After the last page there is nothing', () => {
  show('ready');
  expect(screen.queryByRole('button')).toBeNull();
});

test('A page that cannot be read says so and can be tried again, also the first one', async () => {
  const more = show('unreachable');
  expect(screen.getByRole('alert').textContent).toContain('Check the connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(more).toHaveBeenCalledOnce();
});
