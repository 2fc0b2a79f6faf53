import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Taken } from '#src/domain/booking/fit.ts';
import type { Outcome } from '#src/features/bookings/bookings-api.ts';
import { useOthers } from '#src/features/bookings/use-bookings.ts';

const api = vi.hoisted(() => ({ readMonth: vi.fn() }));
vi.mock('#src/features/bookings/bookings-api.ts', () => api);

const SLOTS = ['2027-02-14e'];
const guard = <Result>(work: () => Promise<Result>) => work();

test('A response from before a refusal, which comes late, does not hide what others have taken since.', async () => {
  let respondLate: (taken: Taken['taken']) => void = () => undefined;
  const late = new Promise<Taken['taken']>((resolve) => {
    respondLate = resolve;
  });
  const since = { '2027-02-14e': ['kitchen 1'] };
  api.readMonth.mockReturnValueOnce(late).mockResolvedValueOnce(since);
  const refused: Outcome = { state: 'changed', booking: undefined };
  const first: { readonly seen: Outcome | undefined } = { seen: undefined };
  const { result, rerender } = renderHook(({ seen }) => useOthers(guard, [], SLOTS, undefined, seen), {
    initialProps: first,
  });

  rerender({ seen: refused });
  await waitFor(() => expect(result.current?.taken).toEqual(since));
  await act(async () => {
    respondLate({});
    await late;
  });

  expect(result.current?.taken).toEqual(since);
});
