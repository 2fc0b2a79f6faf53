import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Crop } from '#src/domain/portraits/crop.ts';
import { Cropper } from '#src/features/portrait-editor/cropper.tsx';
import { PORTRAIT_TEXTS } from '#text/portraits.ts';

/** Where the couple's faces are. */
const FACES = { x: 0.3, y: 0.2 };

const onUse = vi.fn<(crop: Crop) => void>();

beforeEach(() => {
  onUse.mockReset();
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
});

function open() {
  render(
    <Cropper
      name="Cover"
      shape="cover"
      working={{ blob: new Blob(['photograph']), width: 1_600, height: 1_200 }}
      focus={FACES}
      onUse={onUse}
      onClose={() => {}}
    />,
  );
}

type Step = 'pointerDown' | 'pointerMove' | 'pointerUp';

const finger = (pointerId: number) => (step: Step, clientX: number, clientY: number) =>
  fireEvent[step](screen.getByRole('slider'), { pointerId, clientX, clientY });
const thumb = finger(1);
const index = finger(2);

/** The crop that the couple gets if it presses 'Use this' now. */
function used(): Crop | undefined {
  fireEvent.click(screen.getByRole('button', { name: PORTRAIT_TEXTS.crop.use }));
  return onUse.mock.lastCall?.[0];
}

test('two fingers enlarge the photograph, and the point stays on the faces', () => {
  open();
  thumb('pointerDown', 200, 150);
  index('pointerDown', 300, 150);
  index('pointerMove', 350, 150);
  expect(used()).toEqual({ ...FACES, zoom: 1.5 });
  index('pointerUp', 350, 150);
  thumb('pointerMove', 240, 200);
  thumb('pointerUp', 240, 200);
  expect(used()).toEqual({ ...FACES, zoom: 1.5 });
});

test('a finger that comes down alone after a pinch moves the point again', () => {
  open();
  thumb('pointerDown', 200, 150);
  index('pointerDown', 300, 150);
  thumb('pointerUp', 200, 150);
  index('pointerUp', 300, 150);
  thumb('pointerDown', 200, 150);
  thumb('pointerMove', 100, 60);
  expect(used()).toEqual({ x: 0.25, y: 0.2, zoom: 1 });
});
