import { bezier } from '#art/drawing/curves.ts';
import { clipped } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { circle, filled, place, rect, type Svg, turned } from '#art/drawing/svg.ts';
import { garland, paperBouquet, paperToran } from '#art/flora/paper-flowers.ts';
import { evening } from '#art/objects/backdrops.ts';
import { type Film, loop } from '#art/objects/film.ts';
import { sheen } from '#art/objects/metal.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { type Finish, finished, layer } from '#art/objects/picture.ts';
import { SNAPS } from '#art/objects/snaps.ts';
import { SPRITES } from '#art/objects/sprites.ts';
import { can, trussBeam } from '#art/objects/stage.ts';
import type { AnyRecipe } from '#art/recipe.ts';
import { thali } from '#art/recipes/catering/heroes.ts';
import { stageBack, stageFront } from '#art/recipes/services/dj.ts';
import { palaceNight } from '#art/recipes/services/firecrackers.ts';
import { hamperScene } from '#art/recipes/services/gift.ts';

const SIZE = { width: 720, height: 540 } as const;
const whole = (content: () => Svg, finish: Finish = {}) => ({
  svg: () => finished(1600, 1200, content(), { grain: 0.02, ...finish }),
  ...SIZE,
});
const clear = (content: () => Svg) => ({ svg: () => layer(1600, 1200, content()), ...SIZE });

const steam: Film = {
  ...SIZE,
  seconds: 6,
  quality: 29,
  layers: { back: whole(() => place(thali(1400, 1400), 0, -200, { scale: 1.143 })), ...SPRITES },
  paint: (t, ctx, images) => {
    const { back, puff } = images;
    if (!back || !puff) return;
    const turn = Math.PI * 2;
    ctx.drawImage(back, 0, 0, 720, 540);
    const next = window.film.random(9);
    ctx.globalCompositeOperation = 'screen';
    for (let i = 0; i < 46; i += 1) {
      const [phase, column, drift, cycles] = [
        next(),
        Math.floor(next() * 5),
        next(),
        1 + Math.floor(next() * 2),
      ];
      const age = (phase + cycles * t) % 1;
      const [x = 360, y = 260] =
        [
          [250, 250],
          [312, 200],
          [360, 262],
          [420, 210],
          [466, 262],
        ][column] ?? [];
      ctx.globalAlpha = Math.sin(age * Math.PI) * 0.5;
      const size = 30 + age * 90;
      ctx.drawImage(
        puff,
        x - size / 2 + 20 * Math.sin(turn * (age * 1.2 + drift)),
        y - age * 200 - size / 2,
        size,
        size * 1.3,
      );
    }
  },
};

const ribbon: Film = {
  ...SIZE,
  seconds: 6,
  quality: 33,
  layers: { back: whole(hamperScene, { lamp: '#fff0c4' }), ...SPRITES },
  paint: (t, ctx, images) => {
    const { back } = images;
    if (!back) return;
    const size = { width: 720, height: 540 };
    ctx.drawImage(back, 0, 0, 720, 540);
    window.film.halo(ctx, 360, 250, 230, '255,190,100', 0.16 + 0.05 * Math.sin(Math.PI * 2 * 2 * t));
    window.film.fall(ctx, t, images, {
      ...size,
      count: 20,
      depth: 0,
      seed: 31,
      scale: 0.2,
      names: ['foil0', 'foil1', 'foil2', 'foil3'],
    });
    window.film.fall(ctx, t, images, {
      ...size,
      count: 14,
      depth: 1,
      seed: 32,
      scale: 0.3,
      names: ['petal0', 'petal1', 'foil0', 'petal3', 'foil1'],
    });
    window.film.fall(ctx, t, images, {
      ...size,
      count: 3,
      depth: 2,
      seed: 33,
      scale: 0.6,
      names: ['petal0', 'petal3'],
    });
  },
};

const lights: Film = {
  ...SIZE,
  seconds: 6,
  quality: 33,
  layers: {
    back: whole(stageBack),
    rig: clear(
      () =>
        paper(
          'small',
          trussBeam(-10, 1640, 22) + [180, 420, 640, 960, 1180, 1420].map((x) => can(x, 78, 0)).join(''),
        ) + paperToran(1600, 4, 20, 74, 84),
    ),
    front: clear(stageFront),
  },
  paint: (t, ctx, images) => {
    const { back, rig, front } = images;
    if (!back || !rig || !front) return;
    const turn = Math.PI * 2;
    ctx.drawImage(back, 0, 0, 720, 540);
    ctx.save();
    ctx.globalCompositeOperation = 'screen';
    const colours = [
      '255,208,138',
      '127,216,204',
      '255,157,122',
      '255,157,122',
      '127,216,204',
      '255,208,138',
    ];
    [81, 189, 288, 432, 531, 639].forEach((x, i) => {
      const angle = Math.sin(turn * ((i % 2 ? 1 : 2) * t + i / 6)) * 0.42;
      const glow = 0.34 + 0.16 * Math.sin(turn * (3 * t + i / 3));
      ctx.save();
      ctx.translate(x, 50);
      ctx.rotate(angle);
      const paint = ctx.createLinearGradient(0, 0, 0, 430);
      paint.addColorStop(0, `rgba(${colours[i]},${glow})`);
      paint.addColorStop(1, `rgba(${colours[i]},0)`);
      ctx.fillStyle = paint;
      ctx.beginPath();
      ctx.moveTo(-7, 0);
      ctx.lineTo(-62, 430);
      ctx.lineTo(62, 430);
      ctx.lineTo(7, 0);
      ctx.fill();
      ctx.restore();
    });
    ctx.restore();
    ctx.drawImage(rig, 0, 0, 720, 540);
    ctx.drawImage(front, 0, 0, 720, 540);
    const beat = Math.abs(Math.sin(turn * 6 * t)) ** 3;
    for (const [x, y, r] of [
      [76, 301, 34],
      [76, 193, 26],
      [643, 301, 34],
      [643, 193, 26],
    ] as const)
      window.film.halo(ctx, x, y, r * (1.2 + beat * 0.3), '255,190,120', 0.1 + beat * 0.3);
  },
};

const fireworks: Film = {
  ...SIZE,
  seconds: 8,
  quality: 31,
  layers: { back: whole(palaceNight, { light: 0, vignette: 0.5 }) },
  paint: (t, ctx, images) => {
    const { back } = images;
    if (!back) return;
    const turn = Math.PI * 2;
    ctx.drawImage(back, 0, 0, 720, 540);
    const shells = [
      [150, 150, 96, 0, '255,138,95'],
      [300, 110, 132, 0.18, '255,208,106'],
      [560, 140, 108, 0.36, '143,222,208'],
      [430, 70, 70, 0.52, '255,176,168'],
      [210, 80, 84, 0.66, '255,208,106'],
      [640, 210, 62, 0.78, '255,138,95'],
      [70, 230, 56, 0.88, '143,222,208'],
    ] as const;
    ctx.globalCompositeOperation = 'screen';
    ctx.lineCap = 'round';
    for (const [x, y, radius, phase, colour] of shells) {
      const age = (t - phase + 1) % 1;
      if (age < 0.1) {
        const rise = age / 0.1;
        ctx.strokeStyle = `rgba(${colour},${0.7 * rise})`;
        ctx.lineWidth = 2;
        ctx.beginPath();
        ctx.moveTo(x + 8, 330 - rise * (330 - y) + 34);
        ctx.lineTo(x + 4 * (1 - rise), 330 - rise * (330 - y));
        ctx.stroke();
        continue;
      }
      const life = (age - 0.1) / 0.42;
      if (life >= 1) continue;
      const reach = radius * (1 - (1 - life) ** 3);
      const fade = life < 0.4 ? 1 : 1 - (life - 0.4) / 0.6;
      window.film.halo(ctx, x, y, radius * 1.4, colour, 0.5 * fade);
      window.film.halo(ctx, x, 470, radius * 1.3, colour, 0.2 * fade);
      const next = window.film.random(Math.round(radius * 10));
      for (let i = 0; i < 54; i += 1) {
        const angle = (i / 54) * turn * 2 + next() * 0.1;
        const length = reach * (i % 2 ? 1 : 0.66) * (0.92 + next() * 0.14);
        const sag = radius * 0.3 * life * life;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const tail = Math.max(0, length - radius * 0.34 * (1 - life * 0.5));
        ctx.strokeStyle = `rgba(${colour},${0.85 * fade})`;
        ctx.lineWidth = 1.5;
        ctx.beginPath();
        ctx.moveTo(x + dx * tail, y + dy * tail + sag * 0.7);
        ctx.lineTo(x + dx * length, y + dy * length + sag);
        ctx.stroke();
        ctx.fillStyle = `rgba(255,246,214,${fade * (0.6 + 0.4 * Math.sin(turn * (6 * t + next())))})`;
        ctx.fillRect(x + dx * length - 1.2, y + dy * length + sag - 1.2, 2.4, 2.4);
      }
    }
    const next = window.film.random(3);
    for (let i = 0; i < 26; i += 1) {
      ctx.globalAlpha = 0.35 * (0.5 + 0.5 * Math.sin(turn * (2 * t + next())));
      ctx.fillStyle = '#ffd98a';
      ctx.fillRect(120 + next() * 480, 410 + next() * 110, 14 + next() * 20, 1.4);
    }
  },
};

/** Five scenes of a wedding on film, 1500 x 396: one whole turn of the loop. */
const stripOfScenes = (): Svg =>
  rect(0, 0, 1500, 396, filled('#1a0a10')) +
  times(
    30,
    (i) =>
      rect(12 + i * 50, 16, 26, 26, filled(P.goldLight, 'rx="6"')) +
      rect(12 + i * 50, 354, 26, 26, filled(P.goldLight, 'rx="6"')),
  ) +
  [SNAPS.mandap, SNAPS.couple, SNAPS.umbrella, SNAPS.rings, SNAPS.palace]
    .map((snap, i) =>
      place(
        clipped('M0 0H200V200H0Z', snap()) +
          rect(0, 0, 200, 200, filled('none', `stroke="${P.gold}" stroke-width="3"`)),
        20 + i * 300,
        66,
        { scale: 1.3, scaleY: 1.32 },
      ),
    )
    .join('');
const reelOf = (): Svg =>
  place(
    paper('medium', circle(0, 0, 140, filled(sheen('brass'))) + circle(0, 0, 128, filled('#7c4d17'))) +
      circle(0, 0, 118, filled('#2a1014')) +
      turned(30, () => rect(-1.4, -116, 2.8, 34, filled('#5a3a30'))) +
      circle(0, 0, 82, filled(sheen('brass'))) +
      turned(5, () => circle(0, -54, 21, filled('#2a1014'))) +
      circle(0, 0, 20, filled('#2a1014')),
    150,
    150,
  );

const reel: Film = {
  ...SIZE,
  seconds: 8,
  quality: 34,
  layers: {
    back: whole(
      () =>
        evening(1600, 1200, ['#12333a', '#17606a', '#5f8f86', '#e8b06a'], {
          x: 800,
          y: 480,
          bokeh: 30,
          halo: 560,
        }) + paperToran(1600, 5, 22, 70),
    ),
    strip: { svg: () => layer(1500, 396, stripOfScenes()), width: 900, height: 238 },
    reel: { svg: () => layer(300, 300, reelOf()), width: 240, height: 240 },
    front: clear(
      () =>
        paperBouquet(110, 1120, 160, { seed: 4, count: 21 }) +
        paperBouquet(1490, 1120, 160, { seed: 14, count: 21 }) +
        paper(
          'small',
          garland(bezier([240, 1130], [560, 1200], [1040, 1200], [1360, 1130], 70), 24, { seed: 3 }),
        ),
    ),
    ...SPRITES,
  },
  paint: (t, ctx, images) => {
    const { back, strip, reel: wheel, front } = images;
    if (!back || !strip || !wheel || !front) return;
    const turn = Math.PI * 2;
    ctx.drawImage(back, 0, 0, 720, 540);
    for (const [x, ways] of [
      [150, 1],
      [570, 1],
    ] as const) {
      ctx.save();
      ctx.translate(x, 400);
      ctx.rotate((ways * turn * 2 * t) / 1);
      ctx.drawImage(wheel, -120, -120, 240, 240);
      ctx.restore();
    }
    ctx.save();
    ctx.translate(360, 210);
    ctx.rotate(-0.035);
    ctx.fillStyle = 'rgba(20,4,12,.35)';
    ctx.fillRect(-420, -110, 840, 238);
    for (let i = -1; i < 2; i += 1) ctx.drawImage(strip, -450 + ((i + t) % 2) * 900 - 0.5, -119, 901, 238);
    ctx.restore();
    window.film.halo(ctx, 360, 210, 300, '255,220,150', 0.14 + 0.03 * Math.sin(turn * 8 * t));
    ctx.drawImage(front, 0, 0, 720, 540);
    window.film.fall(ctx, t, images, {
      count: 14,
      depth: 0,
      seed: 41,
      scale: 0.2,
      width: 720,
      height: 540,
      names: ['petal0', 'petal1', 'petal3'],
    });
  },
};

export const recipes: readonly AnyRecipe[] = [
  loop('loops/catering-steam', steam),
  loop('loops/gift-ribbon', ribbon),
  loop('loops/band-lights', lights),
  loop('loops/fireworks', fireworks),
  loop('loops/film-reel', reel),
];
