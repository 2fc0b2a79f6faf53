import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.mock('#src/locales/guest-texts.ts', async (original) => ({
  ...(await original<object>()),
  withGuestTexts: (_language: string, _act: () => void, fail: () => void) => fail(),
}));

test('a guest whose other language cannot be loaded is told so, and keeps the page', async () => {
  render(
    <>
      <InvitationView
        invitation={{ ...SAMPLE, language: 'both' }}
        language="en"
        now={Date.UTC(2026, 11, 1)}
      />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByText('This language could not be loaded.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'हिन्दी' })).toBeTruthy();
});
