import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { until } from '#tests/support/until.ts';

const Part = ({ name }: { name: string }) => <p>The part for {name}</p>;

function Failed({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry}>
      Try again, {name}
    </button>
  );
}

const Waiting = () => <p role="status">Opening</p>;

test('a part says that it is opening, and appears once its code is there', async () => {
  const Lazy = lazyPart(async () => Part, { Waiting, Failed });
  render(<Lazy name="Meera" />);
  expect(screen.getByRole('status').textContent).toBe('Opening');
  await screen.findByText('The part for Meera');
});

test('a part whose code was fetched before is drawn at once', async () => {
  const loader = vi.fn(async () => Part);
  const Lazy = lazyPart(loader, { Waiting, Failed });
  Lazy.preload();
  await until(() => expect(loader).toHaveResolved());
  render(<Lazy name="Meera" />);
  screen.getByText('The part for Meera');
  expect(loader).toHaveBeenCalledOnce();
});

test('a part whose code cannot be loaded says so, and a retry brings it', async () => {
  const loader = vi.fn(async () => Part).mockRejectedValueOnce(new Error('No network'));
  const Lazy = lazyPart(loader, { Waiting, Failed });
  render(<Lazy name="Meera" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again, Meera' }));
  await screen.findByText('The part for Meera');
});

test('a preload that fails throws nothing, and the part is fetched when it is drawn', async () => {
  const loader = vi.fn(async () => Part).mockRejectedValueOnce(new Error('No network'));
  const Lazy = lazyPart(loader, { Waiting, Failed });
  Lazy.preload();
  await until(() => expect(loader).toHaveBeenCalledOnce());
  render(<Lazy name="Meera" />);
  await screen.findByText('The part for Meera');
});

test('an optional part whose code cannot be loaded is left out, and comes the next time', async () => {
  const loader = vi.fn(async () => Part).mockRejectedValueOnce(new Error('No network'));
  const Lazy = lazyPart(loader);
  const { container, unmount } = render(<Lazy name="Meera" />);
  await until(() => expect(loader).toHaveBeenCalledOnce());
  expect(container.textContent).toBe('');
  unmount();
  render(<Lazy name="Meera" />);
  await screen.findByText('The part for Meera');
});

describe('a part whose file is gone for good', () => {
  const reload = vi.fn();
  const loader = vi.fn<() => Promise<typeof Part>>();
  const tryAgain = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Try again, Meera' }));

  beforeEach(() => {
    reload.mockReset();
    loader.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.stubGlobal('fetch', async () => new Response());
  });
  afterEach(() => {
    window.sessionStorage.clear();
    document.body.replaceChildren();
  });

  test('comes with a new page after a press of Try again, never by itself', async () => {
    const Lazy = lazyPart(loader, { Waiting, Failed });
    render(<Lazy name="Meera" />);
    await screen.findByRole('button', { name: 'Try again, Meera' });
    expect(reload).not.toHaveBeenCalled();
    await tryAgain();
    await until(() => expect(reload).toHaveBeenCalledOnce());
    expect(loader).toHaveBeenCalledTimes(2);
  });

  test.each(['without a network', 'beside a form with unsent text'])(
    'leaves the page as it is %s, and can be tried again',
    async (where) => {
      if (where === 'without a network') {
        vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
      } else {
        const form = document.createElement('form');
        form.innerHTML = '<textarea></textarea>';
        document.body.append(form);
        await userEvent.type(screen.getByRole('textbox'), 'May you');
      }
      const Lazy = lazyPart(loader, { Waiting, Failed });
      render(<Lazy name="Meera" />);
      await tryAgain();
      await screen.findByRole('button', { name: 'Try again, Meera' });
      expect(reload).not.toHaveBeenCalled();
      loader.mockResolvedValue(Part);
      await tryAgain();
      await screen.findByText('The part for Meera');
    },
  );
});
