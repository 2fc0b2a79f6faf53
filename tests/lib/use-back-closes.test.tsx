import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackCloses } from '#src/lib/use-back-closes.ts';

function pressBack() {
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

function open(onClose: () => void) {
  const overlay = renderHook(({ isOpen }) => useBackCloses(isOpen, onClose), {
    initialProps: { isOpen: true },
  });
  return () => overlay.rerender({ isOpen: false });
}

test('Back closes the overlay on top, and the one below with the next press', () => {
  const closed = vi.fn();
  const closeList = open(() => {
    closed('list');
    closeList();
  });
  const closeQuestion = open(() => {
    closed('question');
    closeQuestion();
  });
  pressBack();
  expect(closed.mock.calls).toEqual([['question']]);
  pressBack();
  expect(closed.mock.calls).toEqual([['question'], ['list']]);
});
