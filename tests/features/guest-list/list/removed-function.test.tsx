import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FamilyList } from '#src/features/guest-list/list/family-list.tsx';
import { ToldForm } from '#src/features/replies/told-form.tsx';
import { fakeGuestList } from '#tests/support/fake-guest-list.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

test('a family whose only function was removed is said to be invited to none, and is asked for one', async () => {
  const guestList = fakeGuestList([{ ...SHARMAS, functions: ['f9'] }]);
  render(
    <FamilyList
      toldForm={ToldForm}
      invitation={SAMPLE}
      guestList={guestList}
      onAdd={() => {}}
      onSend={() => {}}
    />,
  );
  expect(screen.getByText(/Not invited to any function now/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit Sharma family' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please choose at least one function.')).toBeTruthy();
});
