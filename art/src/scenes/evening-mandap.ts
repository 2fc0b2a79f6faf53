import { blurred } from '#art/card/blur.ts';
import { noise } from '#art/card/noise.ts';
import { layOver, type Picture, pictureFrom, pngOf, valueAt } from '#art/card/plane.ts';
import { shootSvg } from '#art/chromium.ts';
import { faceScale } from '#art/detail.ts';
import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { filled, group, num, path, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { type Flowers, pickFlowers } from '#art/flora/garlands.ts';
import { fallenPetals } from '#art/flora/loose-petals.ts';
import { lampGlow, litDiya } from '#art/objects/lamplight.ts';
import { eveningLake } from './evening-lake.ts';
import { jaaliWall, SCENE } from './jaali-wall.ts';
import { mandap } from './mandap.ts';
import { FLOOR_LAMPS, threshold } from './threshold.ts';

const X = 1090;

/** Pixels to a unit of the scene: 2400 x 1500 when it is published. */
const sceneScale = (): number => (faceScale() === 1 ? 1.5 : 0.75);

const photographed = async (content: Svg, transparent: boolean): Promise<Picture> =>
  pictureFrom(
    await shootSvg(content, {
      ...SCENE,
      scale: sceneScale(),
      transparent,
    }),
  );

/** Polished stone that runs to the arch, its joints, and the carpet to the steps. */
function terrace(): Svg {
  const stone =
    rect(600, 704, 1000, 300, filled(linear(['#3a2034', '#2a1226', '#1c0a18']))) +
    `<g transform="translate(0 400) scale(1 .5)">${path(
      'M600 600H1600V1200H600Z',
      filled(
        radial(
          [
            ['#e59a4a', 0],
            ['#9a4c2a', 0.3, 0.85],
            ['#4a1a28', 0.68, 0.4],
            ['#1d0d1c', 1, 0],
          ],
          0.49,
          0.4,
          0.5,
        ),
      ),
    )}</g>`;
  const joints =
    times(17, (index) =>
      path(`M${X} 640L${num(X + (index - 8) * 190)} 1000`, stroked('#120309', 1.3, 'stroke-opacity=".34"')),
    ) +
    [712, 728, 750, 780, 820, 872, 936]
      .map(
        (y) =>
          path(`M600 ${y}H1600`, stroked('#120309', 1.3, 'stroke-opacity=".34"')) +
          path(`M600 ${y + 1.4}H1600`, stroked('#ffcf8a', 1, 'stroke-opacity=".12"')),
      )
      .join('');
  const kerb =
    rect(600, 698, 1000, 9, filled(linear(['#d79a66', '#7a4440', '#3a1a2c']))) +
    path('M600 698.500H1600', stroked('#ffd9a0', 1.2, 'opacity=".6"'));
  return stone + joints + kerb;
}

function carpet(): Svg {
  const edge = (near: number, far: number): string =>
    `M${X - near} 812L${X - far} 930M${X + near} 812L${X + far} 930`;
  const shape = `M${X - 66} 812H${X + 66}L${X + 150} 930H${X - 150}Z`;
  return (
    path(shape, filled('#861126')) +
    path(edge(64, 146), stroked('#e9bb66', 4)) +
    path(edge(57, 131), stroked('#e9bb66', 1.3)) +
    path(edge(52, 122), stroked('#e9bb66', 0.8, 'stroke-dasharray="3 4"')) +
    path(
      shape,
      filled(
        linear([
          ['#ffb65a', 0, 0.6],
          ['#ff8a3c', 0.6, 0.12],
          ['#10040a', 1, 0.4],
        ]),
      ),
    )
  );
}

/** What is seen through the arch: lake, terrace, mandap and its image in the polished stone. */
async function beyond(flowers: Flowers): Promise<Svg> {
  const house = await mandap(flowers);
  const aisleLamps = [-1, 1]
    .map((side) =>
      times(6, (index) => {
        const t = index / 5;
        return litDiya(X + side * (94 + 76 * t * t + 26 * t), 824 + 68 * t * t + 24 * t, 0.4 + 0.44 * t);
      }),
    )
    .join('');
  const petals = fallenPetals(
    300,
    (next) => {
      const t = next() ** 0.7;
      const side = next() < 0.5 ? -1 : 1;
      return [X + side * (72 + 86 * t + (next() - 0.3) * 26 * (1 + t)), 814 + 114 * t, 0.3 + 0.5 * t];
    },
    12,
  );
  return (
    eveningLake() +
    terrace() +
    carpet() +
    petals +
    group(house, 'style="filter:brightness(.94) saturate(1.12) contrast(1.05)"') +
    aisleLamps +
    lampGlow(X, 590, 420, 0.34)
  );
}

/** Lets what is brighter than `threshold` shine into its surroundings. */
function bloom(picture: Picture, threshold: number, close: number, wide: number): void {
  const { width, height } = picture;
  const scale = sceneScale();
  const tints = [
    ['r', 1.1],
    ['g', 0.86],
    ['b', 0.55],
  ] as const;
  const strength = new Float32Array(width * height);
  for (let index = 0; index < strength.length; index += 1) {
    const light =
      0.3 * valueAt(picture.r, index) + 0.59 * valueAt(picture.g, index) + 0.11 * valueAt(picture.b, index);
    strength[index] = Math.max(0, light - threshold) / (1 - threshold);
  }
  for (const [channel, tint] of tints) {
    const data = picture[channel];
    const bright = { width, height, data: data.map((value, index) => value * valueAt(strength, index)) };
    const [near, far] = [blurred(bright, 6 * scale).data, blurred(bright, 31 * scale).data];
    for (let index = 0; index < data.length; index += 1) {
      const shine = Math.min(0.95, (valueAt(near, index) * close + valueAt(far, index) * wide) * tint);
      data[index] = 1 - (1 - Math.min(1, valueAt(data, index))) * (1 - shine);
    }
  }
}

/** Far things are a little out of focus. */
function soften(picture: Picture): void {
  const { width, height } = picture;
  for (const channel of ['r', 'g', 'b'] as const) {
    const soft = blurred({ width, height, data: picture[channel] }, 0.75 * sceneScale()).data;
    for (let index = 0; index < soft.length; index += 1) {
      picture[channel][index] = valueAt(picture[channel], index) * 0.55 + valueAt(soft, index) * 0.45;
    }
  }
}

/** Dark corners, a breath of grain, and the shoulder of film: bright lights keep their colour. */
function develop(picture: Picture): void {
  const { width, height } = picture;
  const grain = noise(width, height, 0.55 * sceneScale(), 0.55 * sceneScale(), 3).data;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const [dx, dy] = [(x / width - 0.625) / 0.79, (y / height - 0.533) / 0.733];
      const corner = 1 - 0.42 * Math.max(0, dx * dx + dy * dy - 0.12);
      for (const channel of ['r', 'g', 'b'] as const) {
        const value = Math.max(0, valueAt(picture[channel], index) * corner + valueAt(grain, index) * 0.004);
        picture[channel][index] = (value / (1 + 0.1 * value)) * 1.1;
      }
    }
  }
}

/** Draws the mandap by the lake at dusk, seen through an arch in a carved wall: 1600 x 1000 units. */
async function drawScene(): Promise<Buffer> {
  const flowers = await pickFlowers();
  const scene = await photographed(await beyond(flowers), false);
  soften(scene);
  bloom(scene, 0.66, 0.26, 0.44);
  layOver(
    scene,
    await jaaliWall(
      FLOOR_LAMPS.map(([x, y, scale]) => [x, y - 16, scale * 0.56] as const),
      sceneScale(),
    ),
  );
  layOver(scene, await photographed(threshold(flowers), true));
  bloom(scene, 0.72, 0.22, 0.36);
  develop(scene);
  return pngOf(scene);
}

let drawn: Promise<Buffer> | undefined;

/** The scene as a PNG; drawn once for every picture that shows a part of it. */
export function eveningMandap(): Promise<Buffer> {
  drawn ??= drawScene();
  return drawn;
}
