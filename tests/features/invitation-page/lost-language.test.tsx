import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Guest } from '#src/features/invitation-page/invitation-view.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { OPEN_LINK_GUEST } from '#tests/support/open-link-guest.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';

const reload = vi.hoisted(() => vi.fn(async (_manual: boolean) => {}));
vi.mock('#src/lib/safe-reload.ts', () => ({ reloadIfSafe: reload }));
vi.mock('#src/locales/guest-texts.ts', async (original) => ({
  ...(await original<object>()),
  withGuestTexts: (_language: string, _act: () => void, fail: () => void) => fail(),
}));

beforeEach(() => void reload.mockClear());

const NOT_LOADED = 'This language could not be loaded.';
const press = () => fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
const toasts = () => screen.queryAllByText(NOT_LOADED, { exact: false }).length;

function show(guest?: Guest) {
  render(
    <>
      <InvitationView
        invitation={{ ...SAMPLE, language: 'both' }}
        language="en"
        now={Date.UTC(2026, 11, 1)}
        {...(guest && { guest })}
      />
      <Toaster />
    </>,
  );
}

test('a guest whose other language cannot be loaded is told so, and keeps the page', async () => {
  show(OPEN_LINK_GUEST);
  press();
  await until(() => expect(toasts()).toBe(1));
  expect(screen.getByRole('button', { name: 'हिन्दी' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a guest who presses again gets the page anew where that is safe, and is told again where it is not', async () => {
  show(OPEN_LINK_GUEST);
  const before = toasts();
  press();
  press();
  await until(() => expect(reload).toHaveBeenCalledExactlyOnceWith(true));
  await until(() => expect(toasts()).toBe(before + 2));
});

test('a couple’s desk is not loaded anew for the language of its preview', async () => {
  show();
  const before = toasts();
  press();
  press();
  await until(() => expect(toasts()).toBe(before + 2));
  expect(reload).not.toHaveBeenCalled();
});
