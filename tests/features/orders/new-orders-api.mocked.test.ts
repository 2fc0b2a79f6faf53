import { expect, test, vi } from 'vitest';
import { listenToOrders } from '#src/features/orders/new-orders-api.ts';

const live = vi.hoisted(() => ({
  collection: vi.fn(),
  limit: vi.fn(),
  onSnapshot: vi.fn(),
  orderBy: vi.fn(),
  query: vi.fn(),
  where: vi.fn(),
}));
vi.mock('firebase/firestore', () => live);
vi.mock('#src/lib/firebase.ts', () => ({ openLiveDatabase: async () => ({}) }));

test('a phone without a network, whose Firestore knows of no orders yet, does not take them for gone', async () => {
  const onChange = vi.fn();
  await listenToOrders(0, onChange, () => undefined);
  const [, receive] = live.onSnapshot.mock.calls[0] ?? [];
  receive({ docs: [], metadata: { fromCache: true } });
  expect(onChange).not.toHaveBeenCalled();
  receive({ docs: [{ id: 'damaged', data: () => ({}) }], metadata: { fromCache: false } });
  receive({ docs: [], metadata: { fromCache: false } });
  expect(onChange.mock.calls).toEqual([[[{ id: 'damaged', order: undefined }]], [[]]]);
});
