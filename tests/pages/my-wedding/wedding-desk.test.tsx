import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OPEN_LINK_COUNTED_KEY } from '#src/config/late-storage-keys.ts';
import { changeImport } from '#src/features/guest-list/typed-guests.ts';
import type * as UseGuestList from '#src/features/guest-list/use-guest-list.ts';
import { readText } from '#src/lib/storage.ts';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { WeddingDesk } from '#src/pages/my-wedding/wedding-desk.tsx';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { replyWith } from '#tests/support/guest-list.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.mock('#src/features/guest-list/guest-part.tsx', () => ({ GuestPart: () => <p>The list</p> }));
vi.mock('#src/features/guest-list/use-guest-list.ts', async (original) => ({
  ...(await original<typeof UseGuestList>()),
  useGuestList: () => {
    const answers = { f1: { adults: 3, children: 0, veg: 3, jain: 0, nonVeg: 0 } };
    return fakeGuestList([SHARMAS], {
      replies: new Map([['d1', replyWith({ id: 'd1', answers })]]),
    });
  },
}));

function open(invitation = SAMPLE) {
  return render(
    <MemoryRouter initialEntries={['/my-wedding#count']}>
      <WeddingDesk invitation={invitation} onChange={() => {}} onPlan={() => {}} />
    </MemoryRouter>,
  );
}

test('whether guests with the open link are counted is remembered while another part of the desk is open', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /Count them for the caterer too/ }));
  fireEvent.click(screen.getByRole('link', { name: 'Guests' }));
  await screen.findByText('The list');
  fireEvent.click(screen.getByRole('link', { name: 'Count' }));
  const again = await screen.findByRole('checkbox', { name: /Count them for the caterer too/ });
  expect(again).toHaveProperty('checked', true);
});

test('whether guests with the open link are counted is kept on the phone, for this wedding alone', async () => {
  const choice = () => screen.findByRole('checkbox', { name: /Count them for the caterer too/ });
  const wedding = { ...SAMPLE, code: 'KEPT12345678' };
  const { unmount } = open(wedding);
  fireEvent.click(await choice());
  expect(readText(OPEN_LINK_COUNTED_KEY)).toContain(wedding.code);
  unmount();

  const { unmount: leave } = open(wedding);
  expect(await choice()).toHaveProperty('checked', true);
  leave();
  open({ ...SAMPLE, code: 'OTHER1234567' });
  expect(await choice()).toHaveProperty('checked', false);
});

test('a list of guests that is not added yet stops a reload for a new version, whatever part of the desk is open', async () => {
  open();
  await screen.findByRole('checkbox', { name: /Count them for the caterer too/ });
  expect(hasUnsentText()).toBe(false);
  act(() => changeImport(SAMPLE.code, () => ({ text: 'Asha' })));
  expect(hasUnsentText()).toBe(true);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});
