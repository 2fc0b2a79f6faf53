import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useRemovableLines } from '#src/lib/use-removable-lines.ts';

function useList() {
  const [lines, setLines] = useState(['toran', 'lotus', 'peacock']);
  return useRemovableLines({
    lines,
    idOf: (line) => line,
    remove: (id) => setLines((before) => before.filter((line) => line !== id)),
    putBack: (line, place) => setLines((before) => before.toSpliced(place, 0, line)),
  });
}

const look = (list: ReturnType<typeof useList>) =>
  list.shown.map(({ line, removed }) => (removed ? `(${line})` : line)).join(' ');

test('a removed line keeps its place, and comes back there', () => {
  const { result } = renderHook(useList);
  act(() => result.current.toggle('lotus'));
  expect(look(result.current)).toBe('toran (lotus) peacock');
  act(() => result.current.toggle('toran'));
  expect(look(result.current)).toBe('(toran) (lotus) peacock');
  act(() => result.current.toggle('lotus'));
  act(() => result.current.toggle('toran'));
  expect(look(result.current)).toBe('toran lotus peacock');
});

test('removing a line leaves the others and the function as they were, so that they need not render again', () => {
  const { result } = renderHook(useList);
  const before = result.current;
  act(() => result.current.toggle('lotus'));
  expect(result.current.toggle).toBe(before.toggle);
  expect(result.current.shown[0]?.line).toBe(before.shown[0]?.line);
});

test('lines that are moved after one was removed are shown in their new order', () => {
  const { result } = renderHook(() => {
    const [lines, setLines] = useState(['haldi', 'sangeet', 'phere', 'reception']);
    const list = useRemovableLines({
      lines,
      idOf: (line) => line,
      remove: (id) => setLines((before) => before.filter((line) => line !== id)),
      putBack: (line, place) => setLines((before) => before.toSpliced(place, 0, line)),
    });
    return { ...list, setLines };
  });
  act(() => result.current.toggle('sangeet'));
  act(() => result.current.setLines(['haldi', 'reception', 'phere']));
  expect(look(result.current)).toBe('haldi (sangeet) reception phere');
  act(() => result.current.toggle('sangeet'));
  expect(look(result.current)).toBe('haldi sangeet reception phere');
});
