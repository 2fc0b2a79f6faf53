import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copyText } from '#src/ui/copy-text.ts';
import { Toaster } from '#src/ui/toast.tsx';

test('A copied text is on the clipboard, and the page says so', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<Toaster />);
  await act(() => copyText('SHAGUN25', { copied: 'Code copied', failed: 'Please note the code' }));
  expect(writeText).toHaveBeenCalledWith('SHAGUN25');
  await screen.findByText('Code copied');
});

test.each([
  ['has no clipboard', {}],
  ['refuses to copy', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
])('Where the browser %s, the page says what to do', async (what, browser) => {
  vi.stubGlobal('navigator', browser);
  const failed = `This browser ${what}: please note the code`;
  render(<Toaster />);
  await act(() => copyText('SHAGUN25', { copied: 'Code copied', failed }));
  await screen.findByText(failed);
});
