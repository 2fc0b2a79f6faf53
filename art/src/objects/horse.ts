import { bezier, type Point, resample, smooth } from '#art/drawing/curves.ts';
import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import {
  circle,
  ellipse,
  filled,
  group,
  num,
  path,
  place,
  type Svg,
  stroked,
  turned,
} from '#art/drawing/svg.ts';
import { type Bloom, bloom, garland } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { GOLD_BAND, sheen } from './metal.ts';
import { beads } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

export interface Tack {
  readonly cloth: readonly [string, string, string];
  readonly border: string;
  readonly strap: readonly [string, string];
  readonly plume: readonly string[];
  readonly garlands: readonly (readonly Bloom[])[];
  readonly coat: readonly [string, string, string, string];
  readonly mane: readonly [string, string];
}

export const WHITE_MARE: Pick<Tack, 'coat' | 'mane'> = {
  coat: ['#fffdf8', '#fdf3e4', '#eed9c4', '#cfae9f'],
  mane: ['#f6e8d6', '#fffaf0'],
};

export const CHESTNUT: Pick<Tack, 'coat' | 'mane'> = {
  coat: ['#c98a5a', '#9c5a34', '#6f3a20', '#431d12'],
  mane: ['#3a1a12', '#56281a'],
};

const HORSE =
  'M806 316C782 322 762 340 744 366C716 410 690 452 656 496C626 534 592 566 566 594C540 618 526 640 522 664C520 684 528 698 542 706C546 722 558 732 576 734C598 738 612 728 624 712C650 694 690 682 724 672C760 664 800 650 832 622C848 640 852 670 850 706C846 770 818 830 790 890C764 950 752 1030 760 1230L1500 1230C1490 1100 1470 1010 1420 930C1360 850 1300 800 1250 720C1200 620 1150 480 1060 400C1000 348 920 318 862 316C846 312 822 312 806 316Z';

const CLOTH =
  'M1004 372C960 470 930 600 916 720C904 840 860 960 830 1230L1520 1230C1490 1080 1440 980 1400 910C1330 810 1250 720 1190 600C1140 490 1080 410 1004 372Z';

const FRONT = 'M1004 372C960 470 930 600 916 720C904 840 860 960 830 1230';

const BACK = 'M1004 372C1080 410 1140 490 1190 600C1250 720 1330 810 1400 910C1440 980 1490 1080 1520 1230';

export const chain = (a: readonly Point[], b: readonly Point[]): Point[] => [...a, ...b.slice(1)];

const edge = chain(
  bezier([1004, 372], [960, 470], [930, 600], [916, 720], 30),
  bezier([916, 720], [904, 840], [860, 960], [830, 1230], 40),
);

function head(pale: boolean): Svg {
  const [shade, bridge] = pale ? ['#8f5f78', '#ffffff'] : ['#2a0c08', '#e0a878'];
  const modelling =
    path(
      'M832 622C800 650 760 664 724 672C690 682 650 694 624 712L640 740L860 760L900 560Z',
      filled(shade, `opacity=".42" ${blur(16)}`),
    ) +
    path(
      'M850 560C880 640 880 760 820 900L720 1240L900 1240C900 1000 960 820 900 560Z',
      filled(shade, `opacity=".38" ${blur(30)}`),
    ) +
    circle(
      786,
      548,
      84,
      filled(
        radial([
          ['#fff', 0, pale ? 0.75 : 0.25],
          ['#fff', 1, 0],
        ]),
      ),
    ) +
    path('M836 470C852 530 838 590 800 626', stroked(shade, 12, `opacity=".4" ${blur(8)}`)) +
    path('M730 470C700 510 660 560 612 610', stroked(shade, 18, `opacity=".3" ${blur(8)}`)) +
    path(
      'M776 352C730 400 700 448 662 500C630 540 596 572 566 602',
      stroked(bridge, 12, `opacity=".85" ${blur(4)}`),
    ) +
    ellipse(566, 678, 52, 46, filled(pale ? '#d99b92' : '#3a1410', `opacity=".55" ${blur(16)}`)) +
    ellipse(560, 704, 40, 20, filled('#c07f7c', `opacity=".4" ${blur(8)}`)) +
    path('M700 640C730 636 764 616 780 590', stroked(shade, 5, `opacity=".4" ${blur(2)}`));
  const nose =
    path(
      'M548 640C540 652 540 668 550 674C562 676 570 664 570 650C568 640 556 634 548 640Z',
      filled('#7a3f46'),
    ) +
    path('M551 646C546 654 546 664 552 668C560 668 564 660 564 652Z', filled('#3a1018')) +
    path('M538 638C546 628 562 628 574 638', stroked('#c9968c', 3.4, 'opacity=".8"')) +
    path('M541 706C560 708 588 702 606 690', stroked('#8a4a50', 4)) +
    path('M548 712C566 716 590 710 604 700', stroked('#c9968c', 3, 'opacity=".7"'));
  const eye =
    path(
      'M716 452C726 432 752 424 776 438C782 446 782 452 776 458C758 474 730 472 716 452Z',
      filled('#2a0a10'),
    ) +
    circle(748, 450, 14, filled(radial(['#7a3a1a', '#3a140c', '#12040a']))) +
    circle(748, 450, 7, filled('#0d0306')) +
    circle(742, 443, 5, filled('#fff')) +
    circle(754, 457, 2.4, filled('#ffd98a')) +
    path('M708 456C724 426 756 416 786 436', stroked(P.ink, 5.5)) +
    path('M714 444L702 438M720 436L710 427M728 430L720 419', stroked(P.ink, 3)) +
    path('M704 420C726 396 764 394 792 418', stroked(shade, 5, 'opacity=".5"')) +
    path('M722 472C744 486 772 480 790 460', stroked(shade, 4, 'opacity=".5"'));
  return clipped(HORSE, modelling) + nose + eye;
}

function saddleCloth({ cloth, border }: Tack): Svg {
  const weave = times(14, (j) =>
    times(12, (i) =>
      place(
        turned(6, () =>
          path(petalShape(17, 6.5), filled('none', `stroke="${P.goldLight}" stroke-width="1.8"`)),
        ) + circle(0, 0, 3.4, filled(P.goldLight)),
        860 + i * 74 + (j % 2) * 37,
        420 + j * 66,
        { turn: i * 10 },
      ),
    ),
  );
  const trim =
    path(FRONT, stroked(border, 92)) +
    path(FRONT, stroked(P.goldLight, 6, 'transform="translate(46 0)"')) +
    resample(edge, 30)
      .map(([x, y, angle]) =>
        place(
          path('M0 -11L10 0L0 11L-10 0Z', filled(P.goldLight)) + circle(0, 0, 3.4, filled(P.red)),
          x + 22,
          y,
          { turn: angle },
        ),
      )
      .join('') +
    path(BACK, stroked(border, 56)) +
    path(BACK, stroked(P.goldLight, 5, 'transform="translate(-28 8)"')) +
    path(
      'M1200 500C1300 700 1420 860 1540 1000L1540 1240L1380 1240C1340 1000 1260 800 1160 620Z',
      filled(P.shadow, `opacity=".3" ${blur(16)}`),
    );
  const fringe = resample(edge, 46)
    .slice(1)
    .map(([x, y, angle], i) =>
      place(
        path('M0 0H-16', stroked(P.goldLight, 3)) +
          circle(-18, 0, 6.5, filled(P.goldLight)) +
          path('M-24 -6L-24 6L-52 10L-52 -10Z', filled(i % 2 ? P.marigold : P.red)) +
          path('M-50 -6H-26M-50 0H-26M-50 6H-26', stroked('#5b0d22', 1.2, 'opacity=".5"')),
        x - 4,
        y,
        { turn: angle - 116 },
      ),
    )
    .join('');
  return paper(
    'deck',
    path(CLOTH, filled(linear([...cloth], 0, 0, 0.9, 0.8))) +
      clipped(CLOTH, weave + trim) +
      path(FRONT, stroked(P.goldLight, 8)) +
      fringe +
      path(BACK, stroked(P.goldLight, 9)),
  );
}

function bridle([outer, inner]: readonly [string, string]): Svg {
  const strap = (points: readonly Point[], width: number, step: number) =>
    paper(
      'trim',
      path(smooth(points, false), stroked(outer, width)) +
        path(smooth(points, false), stroked(P.goldLight, width * 0.72)) +
        path(smooth(points, false), stroked(inner, width * 0.5)),
    ) + beads(points, step, 3.6, P.goldPale);
  const cheek = bezier([862, 330], [870, 430], [800, 520], [676, 616], 50);
  const nose = bezier([612, 548], [650, 570], [690, 620], [700, 676], 30);
  const brow = bezier([770, 344], [800, 372], [836, 380], [868, 372], 30);
  const throat = bezier([872, 350], [900, 450], [890, 560], [834, 622], 40);
  const boss = (x: number, y: number, r: number) =>
    paper(
      'trim',
      circle(x, y, r, filled(sheen('brass'))) +
        place(
          turned(10, () => path(petalShape(r * 0.8, r * 0.24), filled(inner))) +
            circle(0, 0, r * 0.3, filled(P.goldLight)) +
            circle(0, 0, r * 0.17, filled(P.teal)),
          x,
          y,
        ),
    );
  const fringe = times(7, (i) => {
    const t = i / 6;
    const [x, y, length] = [766 + t * 96, 346 + t * 28, 46 + Math.sin(t * Math.PI) * 12 + t * 8];
    const string = bezier(
      [x, y],
      [x - 6, y + length * 0.4],
      [x - 14, y + length * 0.8],
      [x - 24, y + length],
      12,
    );
    return (
      path(smooth(string, false), stroked(P.goldDark, 1.6)) +
      resample(string, 11)
        .map(([px, py], k) =>
          circle(
            px,
            py,
            k % 3 ? 4.4 : 5.6,
            filled(k % 3 ? '#fffaf0' : P.goldLight, 'stroke="#b08a5e" stroke-width=".8"'),
          ),
        )
        .join('') +
      circle(x - 25, y + length + 8, 7, filled(P.red))
    );
  });
  return (
    strap(throat, 16, 18) +
    strap(cheek, 22, 17) +
    strap(nose, 24, 16) +
    strap(brow, 20, 14) +
    boss(680, 614, 27) +
    boss(866, 368, 26) +
    fringe +
    paper(
      'trim',
      path('M700 676C704 700 704 712 700 728', stroked(P.goldLight, 4)) +
        circle(700, 732, 11, filled(P.gold)) +
        path('M690 742H710L718 800H682Z', filled(inner)) +
        path('M692 750L688 796M700 750V798M708 750L712 796', stroked(P.maroon, 2)),
    ) +
    paper(
      'trim',
      path('M690 622C760 720 860 790 960 800', stroked(outer, 11)) +
        path('M690 622C760 720 860 790 960 800', stroked(P.goldLight, 3.4, 'stroke-dasharray="10 9"')),
    )
  );
}

function plume(colours: readonly string[], flowers: readonly Bloom[], coat: readonly string[]): Svg {
  const feathers = (
    [
      [-34, 176],
      [-20, 214],
      [-6, 240],
      [9, 228],
      [23, 192],
      [36, 156],
    ] as const
  )
    .map(([turn, l], i) =>
      place(
        path(
          `M0 0C-26 ${-l * 0.35} -34 ${-l * 0.8} 0 ${-l}C34 ${-l * 0.8} 26 ${-l * 0.35} 0 0Z`,
          filled(pick(colours, i)),
        ) +
          path(`M0 0V${-l * 0.92}`, stroked(P.goldLight, 2.4)) +
          times(9, (k) => {
            const y = -l * (0.25 + k * 0.07);
            const w = 22 * Math.sin(((k + 2) / 12) * Math.PI);
            return path(
              `M0 ${num(y)}L${num(-w)} ${num(y - 12)}M0 ${num(y)}L${num(w)} ${num(y - 12)}`,
              stroked('#fff3cf', 1.4, 'opacity=".55"'),
            );
          }) +
          ellipse(0, -l * 0.83, 11, 15, filled(P.goldLight)) +
          ellipse(0, -l * 0.83, 7, 10, filled(P.tealDark)),
        838,
        296,
        { turn },
      ),
    )
    .join('');
  const ears =
    path('M792 336C758 306 740 258 744 208C782 226 818 272 826 322Z', filled(coat[1] ?? P.ivory)) +
    path('M796 318C772 290 762 262 762 238C786 256 806 286 812 314Z', filled('#dfa195')) +
    path('M850 322C858 280 886 244 924 226C932 266 918 306 890 332Z', filled(coat[2] ?? P.sand)) +
    path('M866 316C872 286 890 264 910 252C912 280 902 302 884 320Z', filled('#cf9088'));
  return (
    paper('small', feathers) +
    paper('small', ears) +
    paper(
      'trim',
      path('M800 322C804 286 866 284 872 324Q836 338 800 322Z', filled(GOLD_BAND)) +
        circle(836, 302, 11, filled(P.red)) +
        circle(836, 302, 6, filled('#ff8a7a')),
    ) +
    paper(
      'small',
      bloom(pick(flowers, 0), 800, 326, 24) +
        bloom(pick(flowers, 1), 836, 334, 24) +
        bloom(pick(flowers, 2), 872, 330, 24),
    )
  );
}

/** The horse of the procession from nose (520,690) to saddle cloth (1520,1230), looking left. */
export function horse(tack: Tack): Svg {
  const [c0, c1, c2, c3] = tack.coat;
  const crest = chain(
    bezier([872, 318], [1010, 320], [1100, 430], [1180, 600], 60),
    bezier([1180, 600], [1230, 700], [1290, 780], [1400, 900], 40),
  );
  const locks = resample(crest, 30)
    .slice(0, 9)
    .map(([x, y], i) => {
      const length = 120 + ((i * 53) % 5) * 12;
      return place(
        path(
          `M-20 4Q-10 -14 0 -12Q14 -12 20 0C0 0 -20 4 -20 4C-30 40 -18 ${length * 0.7} -6 ${length}C6 ${length * 0.7} 24 40 20 0Z`,
          filled(pick(tack.mane, i)),
        ) + path(`M-2 0C-10 40 -6 ${length * 0.6} -4 ${length * 0.8}`, stroked(c3, 2.4, 'opacity=".6"')),
        x,
        y,
        { turn: 26 - i * 1.2 },
      );
    })
    .join('');
  const ropes = [
    bezier([1090, 430], [1080, 640], [930, 800], [812, 846], 60),
    bezier([1160, 560], [1160, 780], [980, 960], [786, 1010], 60),
    bezier([1230, 700], [1240, 900], [1040, 1110], [766, 1160], 60),
  ];
  return group(
    paper(
      'large',
      path(
        HORSE,
        filled(
          linear(
            [
              [c0, 0],
              [c1, 0.4],
              [c2, 0.75],
              [c3, 1],
            ],
            0,
            0,
            0.9,
            0.75,
          ),
        ),
      ),
    ) +
      head(tack.coat === WHITE_MARE.coat) +
      paper('small', locks) +
      saddleCloth(tack) +
      ropes
        .map((points, i) =>
          paper('small', garland(points, 24 + i * 5, { seed: 3 + i * 2, pattern: pick(tack.garlands, i) })),
        )
        .join('') +
      bridle(tack.strap) +
      plume(tack.plume, pick(tack.garlands, 1), tack.coat),
    'transform="translate(-30 -10)"',
  );
}
