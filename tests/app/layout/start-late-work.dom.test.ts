import { beforeEach, expect, test, vi } from 'vitest';
import { startLateWork } from '#src/app/layout/start-late-work.ts';
import { watchShop } from '#src/app/layout/watch-shop.ts';
import { carryBlessings } from '#src/features/blessings/blessing-reporter.ts';
import { carryMessages } from '#src/features/messages/outbox/message-reporter.ts';
import { until } from '#tests/support/until.ts';

const empty = vi.hoisted(() => () => ({ flush: async () => {} }));

vi.mock('#src/app/layout/watch-shop.ts', () => ({ watchShop: vi.fn() }));
vi.mock('#src/features/messages/outbox/message-reporter.ts', () => ({ carryMessages: vi.fn() }));
vi.mock('#src/features/replies/reply-reporter.ts', () => ({ carryReplies: vi.fn() }));
vi.mock('#src/features/blessings/blessing-reporter.ts', () => ({ carryBlessings: vi.fn() }));
vi.mock('#src/features/orders/placing/order-outbox.ts', () => ({ orderOutbox: empty }));
vi.mock('#src/features/album-upload/photo-outbox.ts', () => ({ photoOutbox: empty }));

beforeEach(() => vi.clearAllMocks());

test('on a guest’s page what waits is sent, and the board is left alone', async () => {
  await startLateWork(false);
  expect(carryMessages).toHaveBeenCalledOnce();
  expect(watchShop).not.toHaveBeenCalled();
});

test('one outbox whose code is lost is reported, and the others are still sent and the board followed', async () => {
  vi.mocked(carryMessages).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(startLateWork(true)).rejects.toThrow('Failed to fetch');
  await until(() => {
    expect(carryBlessings).toHaveBeenCalledOnce();
    expect(watchShop).toHaveBeenCalledOnce();
  });
});
