import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startConfetti } from '#src/ui/confetti.ts';

const paper = vi.hoisted(() => {
  const landed: (() => void)[] = [];
  const reset = vi.fn();
  const fire = Object.assign(
    vi.fn(
      (_options: { particleCount: number; colors: readonly string[] }) =>
        new Promise<void>((resolve) => landed.push(resolve)),
    ),
    { reset },
  );
  return { fire, reset, landed };
});
vi.mock('canvas-confetti', () => ({ default: { create: () => paper.fire } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  paper.landed.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function land() {
  for (const resolve of paper.landed.splice(0)) resolve();
  await vi.advanceTimersByTimeAsync(2_000);
}

function thrown() {
  return paper.fire.mock.calls.reduce((sum, [options]) => sum + options.particleCount, 0);
}

test('never has more than the requested pieces: the next burst waits for the last piece', async () => {
  const stop = await startConfetti(document.createElement('canvas'), 200);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(thrown()).toBe(200);

  await land();
  expect(thrown()).toBe(400);
  stop();
});

test('stops and clears the canvas', async () => {
  const stop = await startConfetti(document.createElement('canvas'), 200);
  stop();
  expect(paper.reset).toHaveBeenCalledTimes(1);

  await land();
  expect(thrown()).toBe(200);
});

test('uses the shop’s colours', async () => {
  const canvas = document.createElement('canvas');
  canvas.style.setProperty('--gold', '#d6a94c');
  document.body.append(canvas);
  const stop = await startConfetti(canvas, 200);
  stop();
  canvas.remove();

  expect(paper.fire.mock.calls[0]?.[0].colors).toContain('#d6a94c');
});
