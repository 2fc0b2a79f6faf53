import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlogImage } from '#src/features/blogs/blog-image.tsx';
import { until } from '#tests/support/until.ts';

const read = vi.hoisted(() => ({ readBlogPicture: vi.fn() }));
vi.mock('#src/features/blogs/read-blogs.ts', () => read);

beforeEach(() => {
  read.readBlogPicture.mockReset().mockResolvedValue('data:image/jpeg;base64,AAAA');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

function show() {
  const { container } = render(<BlogImage blog={{ imageUrl: undefined, picture: 'p' }} />);
  return {
    address: () => container.querySelector('img')?.getAttribute('src'),
    flower: () => container.querySelector('svg'),
  };
}

test('A picture from the phone that could not be read appears once there is a network again', async () => {
  read.readBlogPicture.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { address, flower } = show();
  await until(() => expect(flower()).toBeTruthy());
  fireEvent(window, new Event('online'));
  await until(() => expect(address()).toBe('data:image/jpeg;base64,AAAA'));
  expect(flower()).toBeNull();
});

test('A picture that is shown is not read again', async () => {
  const { address } = show();
  await until(() => expect(address()).toBeTruthy());
  fireEvent(window, new Event('online'));
  expect(read.readBlogPicture).toHaveBeenCalledOnce();
});
