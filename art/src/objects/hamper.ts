import { bezier, resample, swag } from '#art/drawing/curves.ts';
import { blur, clipped, linear } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { type Bloom, bloom, bouquet, foliage, garland } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { almondJar, giftBox, metalKalash, potli, sweetBox } from './gift-boxes.ts';
import { paperBow } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** The hamper of the gift page in 1400 x 1400: handle, six gifts, woven basket, silk, flowers. */
export function hamper(): Svg {
  const handle = 'M318 860C330 420 520 250 700 250C880 250 1070 420 1082 860';
  const hoopPoints = [
    ...bezier([318, 860], [330, 420], [520, 250], [700, 250], 60),
    ...bezier([700, 250], [880, 250], [1070, 420], [1082, 860], 60).slice(1),
  ];
  const top = 930;
  const basket = `M280 ${top}H1120L1050 1210Q1044 1240 1010 1240H390Q356 1240 350 1210Z`;
  const [over, under] = [
    linear(['#f3d08a', '#d9a04c', '#8a5220']),
    linear(['#7c4a1a', '#c08a3c', '#5a3410'], 0, 0, 1, 0),
  ];
  const weave = times(11, (j) =>
    times(22, (i) => {
      const [y, x0] = [top + 16 + j * 26, 288 + (j / 11) * 64];
      const w = (1400 - 2 * x0) / 22;
      const x = x0 + i * w;
      return (i + j) % 2
        ? rect(x - 3, y, w + 6, 23, filled(over, 'rx="9"'))
        : rect(x + w * 0.22, y - 4, w * 0.56, 31, filled(under, 'rx="6"'));
    }),
  );
  const silk = `M420 ${top - 10}C520 ${top + 30} 880 ${top + 30} 980 ${top - 10}C960 1050 860 1120 700 1166C540 1120 440 1050 420 ${top - 10}Z`;
  const hem = `M420 ${top - 10}C440 1050 540 1120 700 1166C860 1120 960 1050 980 ${top - 10}`;
  const rim = `M268 ${top + 2}Q700 ${top + 46} 1132 ${top + 2}`;
  const string: readonly Bloom[] = ['m0', 'm2', 'j0', 'm1', 'm3', 'j1'];
  return (
    ellipse(700, 1262, 440, 36, filled('#041a1c', `opacity=".6" ${blur(8)}`)) +
    paper(
      'medium',
      path(handle, stroked('#6d3f12', 40)) +
        path(handle, stroked('#c9903f', 32)) +
        path(handle, stroked('#e7bd66', 12, 'transform="translate(-5 -6)"')) +
        path(handle, stroked('#6d3f12', 34, 'stroke-dasharray="4 22" opacity=".65"')),
    ) +
    paper(
      'trim',
      resample(hoopPoints, 58)
        .map(([x, y, turn], i) =>
          place(path('M-18 -24L10 -24L18 24L-10 24Z', filled(i % 2 ? P.red : '#d8473a')), x, y, { turn }),
        )
        .join(''),
    ) +
    sweetBox(537, 900) +
    metalKalash(800, 690) +
    almondJar(1010, 760) +
    potli(420, 850, ['#3f9a92', '#11696b', '#0a4349']) +
    giftBox(600, 960, 190, 190, ['#f7c04e', '#e8951f', '#b5640f'], P.red, -5) +
    paperBow(592, 762, 0.62, '#b3202b', '#e0574a') +
    giftBox(900, 970, 210, 150, ['#e0574a', '#b3202b', '#7a1028'], P.goldLight, 4) +
    paperBow(908, 812, 0.6, '#c9973b', '#f3d791') +
    paper(
      'medium',
      times(16, (i) => foliage(296 + i * 54, top - 40, -60 + i * 8, 1.15, i)) +
        times(15, (i) =>
          bloom(
            pick(['m0', 'r2', 'm2', 'r4', 'm1', 'r0'], i),
            300 + i * 57,
            top - 26 - ((i * 37) % 3) * 12,
            44 + ((i * 17) % 3) * 5,
            i * 50,
          ),
        ),
    ) +
    paper('large', path(basket, filled(linear(['#c9903f', '#a8701f', '#6d3f12'])))) +
    clipped(
      basket,
      weave +
        rect(
          280,
          top,
          840,
          310,
          filled(
            linear(
              [
                ['#fff0c4', 0, 0.25],
                ['#fff0c4', 0.3, 0],
                ['#2a0410', 0.6, 0.05],
                ['#2a0410', 1, 0.5],
              ],
              0,
              0,
              1,
              0.25,
            ),
          ),
        ),
    ) +
    paper('medium', path(silk, filled(linear(['#a8203a', '#8a1630', '#560c24'])))) +
    clipped(
      silk,
      [-200, -120, -50, 50, 120, 200]
        .map((k) =>
          path(
            `M${700 + k * 1.3} ${top - 10}Q${700 + k} 1040 700 1166`,
            stroked('#3a0818', 9, `opacity=".28" ${blur(4)}`),
          ),
        )
        .join('') +
        place(
          turned(12, () => path(petalShape(66, 15), filled(P.goldLight))) +
            turned(12, () => path(petalShape(40, 11), filled(P.red))) +
            circle(0, 0, 11, filled(P.goldLight)) +
            turned(12, () => circle(0, -76, 4, filled(P.goldLight)), 0.5),
          700,
          1026,
        ) +
        path(hem, stroked(P.goldLight, 22)) +
        path(hem, stroked(P.red, 5, 'stroke-dasharray="3 9"')),
    ) +
    paper(
      'small',
      path('M700 1162V1180', stroked(P.goldLight, 5)) +
        circle(700, 1186, 11, filled(P.gold)) +
        path('M690 1196H710L720 1248H680Z', filled(P.marigold)),
    ) +
    paper(
      'small',
      path(rim, stroked('#6d3f12', 40)) +
        path(rim, stroked('#d3a04a', 32)) +
        path(rim, stroked('#f7dfa0', 8, 'transform="translate(0 -9)"')) +
        path(rim, stroked('#6d3f12', 32, 'stroke-dasharray="5 20" opacity=".55"')),
    ) +
    paper(
      'small',
      garland(swag(286, top + 18, 700, top + 40, 70), 19, { seed: 3, pattern: string }) +
        garland(swag(700, top + 40, 1114, top + 18, 70), 19, { seed: 4, pattern: string }),
    ) +
    paper(
      'small',
      bloom('r2', 700, top + 34, 44) + bloom('r0', 656, top + 36, 30) + bloom('r4', 744, top + 36, 30),
    ) +
    paperBow(700, 262, 1.05, '#b3202b', '#e0574a') +
    paper('small', bouquet(700, 246, 86, { seed: 6, count: 15, leaves: 7 })) +
    paper(
      'small',
      bouquet(322, 842, 74, { seed: 16, count: 13, leaves: 7 }) +
        bouquet(1080, 842, 74, { seed: 17, count: 13, leaves: 7 }),
    )
  );
}
