import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSignIn } from '#src/data/account-api.ts';
import { addToDoorCount, doorCounts, keptPrivateFunctions } from '#src/data/guest-list-copy.ts';
import { saveArrivals } from '#src/data/guests-api.ts';
import { useDoor } from '#src/features/guest-list/door/use-door.ts';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import { familyWith, listOf } from '#tests/support/guest-list.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

vi.mock('#src/data/account-api.ts');
vi.mock('#src/data/guest-list-copy.ts');
vi.mock('#src/data/guests-api.ts');
vi.mock('#src/data/invitations-api.ts');

const { code } = SAMPLE;
const LIST = listOf([familyWith({ id: 'sharma' })]);

beforeEach(async () => {
  vi.useFakeTimers();
  const list = guestListOf(code);
  vi.spyOn(list, 'view').mockReturnValue({ status: 'ready', syncing: false, guestList: LIST });
  vi.spyOn(list, 'sync').mockResolvedValue();
  vi.spyOn(list, 'syncArrivals').mockResolvedValue();
  const account = { uid: 'u', email: 'uncle@example.com' };
  vi.mocked(openSignIn).mockResolvedValue({ account } as Awaited<ReturnType<typeof openSignIn>>);
  vi.mocked(keptPrivateFunctions).mockResolvedValue([]);
  vi.mocked(doorCounts).mockResolvedValue([]);
  vi.mocked(addToDoorCount).mockImplementation(async (of, family, key, more) => ({
    code: of,
    family,
    came: { [key]: more },
    sent: false,
  }));
  vi.mocked(saveArrivals).mockRejectedValue(new TypeError('Failed to fetch'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const settle = () => act(() => vi.dynamicImportSettled());
async function wait(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  await settle();
}
const attempts = () => vi.mocked(saveArrivals).mock.calls.length;

/** A phone that has counted without a network, and that the browser then says is online. */
async function backOnline() {
  const { result } = renderHook(() => useDoor(code));
  await settle();
  await act(() => result.current.count('sharma', 'f1', 4));
  await settle();
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  return result;
}

test('a count that could not be sent at once when the network came back is sent seconds later', async () => {
  const door = await backOnline();
  const before = attempts();
  vi.mocked(saveArrivals).mockResolvedValue();
  await wait(3);
  expect(attempts()).toBe(before + 1);
  expect(door.current.waiting).toBe(0);
});

test('without a network a count is tried twice more, and then waits for the next round', async () => {
  await backOnline();
  const before = attempts();
  await wait(3);
  await wait(10);
  expect(attempts()).toBe(before + 2);
  await wait(14);
  expect(attempts()).toBe(before + 2);
  await wait(4);
  expect(attempts()).toBe(before + 3);
});

test('a phone that nobody looks at waits', async () => {
  await backOnline();
  const before = attempts();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(3);
  expect(attempts()).toBe(before);
});
