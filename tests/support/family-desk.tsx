import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { FamilyList } from '#src/features/guest-list/list/family-list.tsx';
import { useHasUnsavedGuests } from '#src/features/guest-list/typed-guests.ts';
import type { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { ToldForm } from '#src/features/replies/told-form.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { fakeGuestList } from './fake-guest-list.ts';
import { NANI, SHARMAS } from './sample-families.ts';
import { SAMPLE } from './sample-invitation.ts';

export const BOTH = [SHARMAS, NANI];

export const onAdd = vi.fn();

export function listWith(guestList: ReturnType<typeof useGuestList>, invitation = SAMPLE) {
  return (
    <>
      <Toaster />
      <FamilyList
        toldForm={ToldForm}
        invitation={invitation}
        guestList={guestList}
        onAdd={onAdd}
        onSend={vi.fn()}
      />
    </>
  );
}

/** The list of {@link BOTH} families. */
export function showFamilies(change: Partial<ReturnType<typeof useGuestList>> = {}) {
  const guestList = fakeGuestList(BOTH, change);
  return { guestList, ...render(listWith(guestList)) };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const name = () => screen.getByRole('textbox', { name: 'Name' });
export const typeName = (typed: string) => fireEvent.change(name(), { target: { value: typed } });

/** Whether the desk delays a reload for a new version, and asks before it is left. */
export function isHeldBack(): boolean {
  const { result, unmount } = renderHook(() => useHasUnsavedGuests(SAMPLE.code));
  unmount();
  return result.current;
}

/** Escape, or Back of a phone. */
export function pressEscape() {
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
}

/** The lines above the list. */
export const linesAbove = () =>
  screen.queryAllByText(/^Not saved yet:/, { selector: 'p' }).map(({ textContent }) => textContent);
