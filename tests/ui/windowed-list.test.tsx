import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WindowedList } from '#src/ui/windowed-list.tsx';

type Watched = {
  readonly target: Element;
  readonly tell: (entry: Partial<IntersectionObserverEntry>) => void;
};

const watched = new Set<Watched>();

/** A mock of the viewport: a test decides which rows come near. */
class Screen {
  readonly #tell: IntersectionObserverCallback;
  #own: Watched | undefined;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const tell = (entry: Partial<IntersectionObserverEntry>) =>
      this.#tell(
        [{ target, ...entry } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    this.#own = { target, tell };
    watched.add(this.#own);
  }

  disconnect(): void {
    if (this.#own) watched.delete(this.#own);
  }
}

afterEach(() => watched.clear());

function show(count: number) {
  vi.stubGlobal('IntersectionObserver', Screen);
  const list = (families: number) => (
    <WindowedList
      label="Guests"
      className={undefined}
      items={Array.from({ length: families }, (_, place) => `Family ${place + 1}`)}
      idOf={(name) => name}
      render={(name) => <p>{name}</p>}
    />
  );
  const { rerender } = render(list(count));
  return { change: (families: number) => rerender(list(families)) };
}

/** Scrolls until a share of what is kept free below comes near. */
function scroll(share: number): void {
  const last = [...watched].at(-1);
  const box = (height: number) => new DOMRect(0, 0, 360, height);
  act(() =>
    last?.tell({
      isIntersecting: true,
      boundingClientRect: box(10_000),
      intersectionRect: box(10_000 * share),
    }),
  );
}

function comeNear(from: number): void {
  act(() => [...watched][from]?.tell({ isIntersecting: true }));
}

test('Only the first rows of a long list are rendered, and each knows its place among all', () => {
  show(1_500);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows[3]?.getAttribute('aria-posinset')).toBe('4');
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('1500');
});

test('Whoever scrolls far down finds the rows there', () => {
  show(1_500);
  scroll(1);
  comeNear(374);
  expect(screen.getByText('Family 1500')).toBeTruthy();
});

test('A search that finds few and is deleted again leaves the list as quick as it was', () => {
  const { change } = show(1_500);
  scroll(1);
  expect(watched.size).toBe(375);
  change(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  change(1_500);
  expect(watched.size).toBeLessThan(6);
});
