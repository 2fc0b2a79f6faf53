import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExportPart } from '#src/features/film/maker/export-part.tsx';
import type { ExportState } from '#src/features/film/maker/use-export.ts';

const FORMAT = { width: 720, codec: 'avc1.42001f' };

function show(state: ExportState) {
  const [onMake, onCancel] = [vi.fn(), vi.fn()];
  render(<ExportPart state={state} names="Aarav & Meera" onMake={onMake} onCancel={onCancel} />);
  return { onMake, onCancel };
}

test('a phone that cannot make the file says so, and where it can be made', () => {
  show({ kind: 'unsupported' });
  expect(screen.getByText('This browser cannot make the file')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press counts before the phone has said whether it can make the file', async () => {
  const { onMake } = show({ kind: 'unknown' });
  await userEvent.click(screen.getByRole('button', { name: 'Make the film' }));
  expect(onMake).toHaveBeenCalledOnce();
});

test('while the film is made, the page says how far it is and can be stopped', async () => {
  const { onCancel } = show({ kind: 'making', format: FORMAT, percent: 42 });
  expect(screen.getByText('Making your film: 42%')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('42');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a film that failed can be made again', async () => {
  const { onMake } = show({ kind: 'failed', format: FORMAT });
  expect(screen.getByRole('alert').textContent).toContain('The film could not be made');
  await userEvent.click(screen.getByRole('button', { name: 'Make the film' }));
  expect(onMake).toHaveBeenCalledOnce();
});

test('a finished film can be saved, and says how large it is', () => {
  show({ kind: 'made', format: FORMAT, film: new Blob([new Uint8Array(7_340_000)], { type: 'video/mp4' }) });
  expect(screen.getByText('24 seconds, 7.3 MB, made for WhatsApp.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save the film' })).toBeDefined();
});

test.each([
  ['goes from Cancel to the finished film', true],
  ['stays away from the finished film if it was elsewhere', false],
])('the focus %s', async (_, isOnCancel) => {
  const part = (state: ExportState) => (
    <ExportPart state={state} names="Aarav & Meera" onMake={vi.fn()} onCancel={vi.fn()} />
  );
  const { rerender } = render(part({ kind: 'making', format: FORMAT, percent: 99 }));
  if (isOnCancel) screen.getByRole('button', { name: 'Cancel' }).focus();
  rerender(part({ kind: 'made', format: FORMAT, film: new Blob(['a film']) }));
  const save = screen.getByRole('button', { name: 'Save the film' });
  expect(document.activeElement).toBe(isOnCancel ? save : document.body);
});
