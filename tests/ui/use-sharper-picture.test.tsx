import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PictureSource } from '#src/config/media.ts';
import { Picture } from '#src/ui/picture.tsx';

const SOURCE: PictureSource = { name: 'guests/diya', shape: 'poster', alt: '', tone: '#000', version: '1' };
const INLINED = 'data:image/avif;base64,AAAA';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Phone {
  density: number;
  width: number;
  height?: number;
  saveData?: boolean;
  fails?: boolean;
}

/** The `srcset` after React has taken over a page whose HTML had the picture in it. */
async function takenOver(phone: Phone) {
  // jsdom decodes nothing.
  const decode = async () => {
    if (phone.fails) throw new DOMException('no network', 'EncodingError');
  };
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
  vi.stubGlobal('devicePixelRatio', phone.density);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(phone.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(phone.height ?? 0);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(9);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(16);
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: phone.saveData ?? false } });
  const { renderToString } = await import('react-dom/server');
  const container = document.createElement('div');
  const picture = <Picture source={SOURCE} sizes="100vw" priority />;
  container.innerHTML = renderToString(picture);
  const source = container.querySelector<HTMLSourceElement>('source[data-inline-width]');
  source?.setAttribute('srcset', INLINED);
  source?.removeAttribute('sizes');
  // Only a build for development says that the attributes differ.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.append(container);
  render(picture, { container, hydrate: true });
  await act(async () => undefined);
  return source?.getAttribute('srcset');
}

test('a phone whose screen has about as many dots keeps the picture from the HTML', async () => {
  expect(await takenOver({ density: 2, width: 360 })).toBe(INLINED);
  expect(await takenOver({ density: 1.75, width: 412 })).toBe(INLINED);
});

test('a sharper screen gets a sharper picture, unless the visitor saves data', async () => {
  expect(await takenOver({ density: 3, width: 390 })).toContain('diya-1080.avif?v=1 1080w');
  expect(await takenOver({ density: 3, width: 390, saveData: true })).toBe(INLINED);
});

test('a tall phone enlarges a picture that fills it, and gets a sharper one', async () => {
  expect(await takenOver({ density: 2, width: 360, height: 740 })).toBe(INLINED);
  expect(await takenOver({ density: 2, width: 412, height: 915 })).toContain('diya-1080.avif');
});

test('a sharper picture that cannot be fetched leaves the one from the HTML', async () => {
  expect(await takenOver({ density: 3, width: 390, fails: true })).toBe(INLINED);
});
