import { heightAt, swag } from '#art/drawing/curves.ts';
import { linear } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { circle, faded, filled, path, place, rect, stroked } from '#art/drawing/svg.ts';
import { bouquet, garland, paperBouquet, paperPetals, paperToran } from '#art/flora/paper-flowers.ts';
import { arch, butiField, glow, lineMandala, stringLights } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import { print } from '#art/objects/snaps.ts';
import { camera } from '#art/objects/studio.ts';
import type { Recipe } from '#art/recipe.ts';

/** Grounds of the guests' pages: busy at the edges, quiet in the middle, where the page's own words stand. */
export const recipes: readonly Recipe[] = [
  picture(
    'guests/hindu-background',
    'poster',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#2b1140', '#5a1f4a', '#a8404a', '#ee9a5a', '#f9c98a']))) +
      times(50, (i) =>
        circle((i * 137) % w, (i * 71) % 460, 1 + (i % 3) * 0.6, filled('#ffe9bf', 'opacity=".7"')),
      ) +
      glow(360, 760, 420, '#ffd08a', 0.55) +
      place(faded(0.26, lineMandala(300, { colour: P.goldLight, width: 1.8, petals: 16 })), 360, 560) +
      paper(
        'small',
        (
          [
            [360, 210, 330],
            [150, 120, 210],
            [570, 120, 210],
          ] as const
        )
          .map(
            ([x, bw, bh]) =>
              path(
                `M${x - bw / 2} 1010C${x - bw * 0.46} ${1010 - bh * 0.5} ${x - bw * 0.2} ${1010 - bh * 0.84} ${x} ${1010 - bh}C${x + bw * 0.2} ${1010 - bh * 0.84} ${x + bw * 0.46} ${1010 - bh * 0.5} ${x + bw / 2} 1010Z`,
                filled('#7a2a4a'),
              ) +
              times(5, (k) =>
                path(
                  `M${x - (bw / 2) * (0.92 - k * 0.14)} ${1000 - (k + 1) * bh * 0.14}H${x + (bw / 2) * (0.92 - k * 0.14)}`,
                  stroked('#5a1a3a', 3),
                ),
              ) +
              rect(x - 2, 1010 - bh - 46, 4, 50, filled(P.goldLight)) +
              path(`M${x + 2} ${1010 - bh - 46}l34 9l-34 9Z`, filled('#f4971a')),
          )
          .join('') +
          rect(40, 1000, 640, 80, filled('#6b2244')) +
          times(13, (i) => path(`M${60 + i * 48} 1080v-40q12 -26 24 0v40Z`, filled('#ffcf7a'))),
      ) +
      paper('small', path('M-20 1070H740V1300H-20Z', filled(linear(['#a8503a', '#6b2434'])))) +
      paper(
        'large',
        path(
          `M-40 -40H${w + 40}V${h + 40}H-40Z ${arch(360, 1320, 300, 322, 246, 11)}`,
          filled(linear(['#6b1027', '#4a0a22']), 'fill-rule="evenodd"'),
        ),
      ) +
      path(arch(360, 1320, 300, 311, 236, 11), stroked(P.goldLight, 3)) +
      paperToran(w, 3, 18, 64) +
      [70, 650]
        .map((x) =>
          paper(
            'small',
            garland(swag(x, 320, x, 700, 0), 15, { seed: x, pattern: ['m0', 'm2', 'j0', 'r2'] }) +
              path(`M${x - 8} 708h16l6 36h-28Z`, filled(P.red)),
          ),
        )
        .join('') +
      paperBouquet(80, 1200, 140, { seed: 4, count: 21 }) +
      paperBouquet(640, 1200, 140, { seed: 14, count: 21 }) +
      paper('small', bouquet(360, 1258, 90, { seed: 21, count: 13, squash: 0.6 })) +
      paperPetals(12, 140, 1110, 440, 110, 5),
    { wash: 0.16 },
  ),
  picture('guests/upload-background', 'poster', (w, h) => {
    const wire = swag(-20, 190, 740, 170, 70, 40);
    return (
      rect(0, 0, w, h, filled(linear(['#0d4a4f', '#11696b', '#0f5256', '#0a3439']))) +
      butiField(w, h, 96, 28, P.goldLight, 0.13) +
      glow(360, 480, 460, '#ffe6b0', 0.45) +
      stringLights(-20, 50, 740, 40, 70, 14, 5) +
      path('M-20 190Q360 330 740 170', stroked('#062a2e', 3.4)) +
      (['couple', 'mandap', 'lakeside', 'rings'] as const)
        .map((kind, i) => {
          const x = 96 + i * 178;
          return print(kind, x, heightAt(wire, x) - 8, [-4, 3, -2, 4][i] ?? 0, 0.56);
        })
        .join('') +
      paper('medium', path('M-20 1120H740V1300H-20Z', filled(linear(['#8a1c36', '#6b1027', '#470a1c'])))) +
      rect(0, 1122, w, 5, filled(P.goldLight, 'opacity=".8"')) +
      place(place(camera(['#8a1c36', '#6b1027', '#430a1c']), -800, -920), 360, 1060, { scale: 0.5 }) +
      paperBouquet(86, 1180, 130, { seed: 4, count: 21 }) +
      paperBouquet(634, 1180, 130, { seed: 14, count: 21 }) +
      paper('small', garland(swag(150, 1220, 570, 1220, 36), 17, { seed: 5 })) +
      paperPetals(8, 200, 1170, 320, 60, 3, 0.7)
    );
  }),
];
