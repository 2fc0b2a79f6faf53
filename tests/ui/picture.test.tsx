import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Picture } from '#src/ui/picture.tsx';

const lotus = {
  name: 'cards/series-2/lotus',
  shape: 'card',
  alt: 'A lotus on blush paper',
  tone: '#e8d5cf',
  version: '1a2b3',
} as const;

// jsdom loads no images but reports them as complete.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

test('a picture has every width as AVIF, one WebP fallback and a fixed size', () => {
  render(<Picture source={lotus} sizes="100vw" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A lotus on blush paper' });
  expect(image.getAttribute('src')).toBe('/media/cards/series-2/lotus-540.webp?v=1a2b3');
  expect(image.getAttribute('width')).toBe('1080');
  expect(image.getAttribute('height')).toBe('1512');
  expect(image.getAttribute('loading')).toBe('lazy');
  const source = image.parentElement?.querySelector('source');
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('srcset')).toBe(
    [160, 360, 720, 1080]
      .map((width) => `/media/cards/series-2/lotus-${width}.avif?v=1a2b3 ${width}w`)
      .join(', '),
  );
});

test('a picture that cannot be loaded shows its text and no broken image', () => {
  const { container } = render(<Picture source={lotus} sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A lotus on blush paper' })).toBeDefined();
});

test('a new source is tried after a failed one', () => {
  const { rerender, container } = render(<Picture source={lotus} sizes="100vw" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture source={{ ...lotus, name: 'cards/series-2/swan' }} sizes="100vw" />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('swan');
});
