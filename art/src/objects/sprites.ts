import { linear, radial } from '#art/drawing/definitions.ts';
import { circle, filled, path, place, type Svg, stroked } from '#art/drawing/svg.ts';
import { layer } from './picture.ts';

type Layers = Readonly<
  Record<string, { readonly svg: () => Svg; readonly width: number; readonly height: number }>
>;

const petal = (middle: string, tip: string, foot: string): Svg =>
  place(
    path(
      'M0 0C-32 -16 -40 -56 -18 -76Q-8 -84 -2 -74Q8 -86 20 -74C40 -52 30 -16 0 0Z',
      filled(linear([foot, middle, tip], 0, 1, 0, 0)),
    ) +
      path(
        'M0 -6C-6 -28 -4 -48 0 -66M-6 -12C-16 -32 -18 -48 -14 -62M6 -12C16 -32 18 -48 16 -62',
        stroked('#fff2cf', 2.2, 'opacity=".4"'),
      ),
    48,
    88,
  );
const foil = (colour: string, shade: string): Svg =>
  place(path('M-22 -13H22V13H-22Z', filled(linear([colour, shade, colour], 0, 0, 1, 1))), 48, 60);
const sprite = (content: () => Svg) => ({ svg: () => layer(96, 96, content()), width: 96, height: 96 });

/** petal0-petal3: marigold, yellow, rust, rose; foil0-foil3: gold, rose, teal, ivory; puff: steam. */
export const SPRITES: Layers = {
  petal0: sprite(() => petal('#f4971a', '#ffc03f', '#dd6a12')),
  petal1: sprite(() => petal('#ffb52c', '#ffdc7a', '#f4971a')),
  petal2: sprite(() => petal('#e0701a', '#f4971a', '#b5400e')),
  petal3: sprite(() => petal('#c9485c', '#e58a8f', '#8f1f3a')),
  foil0: sprite(() => foil('#ffe6a0', '#c9973b')),
  foil1: sprite(() => foil('#f0a0b0', '#c2384f')),
  foil2: sprite(() => foil('#8fd8cc', '#1f8a82')),
  foil3: sprite(() => foil('#fffaf0', '#e2cfa8')),
  puff: sprite(() =>
    circle(
      48,
      48,
      48,
      filled(
        radial([
          ['#fffaf0', 0, 0.8],
          ['#fffaf0', 0.5, 0.3],
          ['#fffaf0', 1, 0],
        ]),
      ),
    ),
  ),
};
