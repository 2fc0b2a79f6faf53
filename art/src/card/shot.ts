import { isRecording } from '#art/blanks/mode.ts';
import { recordShot } from '#art/blanks/slots.ts';
import { dataUri, shoot } from '#art/chromium.ts';
import { detail } from '#art/detail.ts';
import { num } from '#art/drawing/svg.ts';
import { drawEnvelope, type Envelope } from './envelope.ts';
import type { FaceArt } from './face.ts';
import { drawSurface, SHOT, type Surface } from './surface.ts';

/** A piece of HTML placed in the 720 x 1008 units of a shot, or the promise of one. */
export type Item = string | Promise<string>;

export interface Shot {
  readonly surface: Surface;
  /** Back to front. */
  readonly items: readonly Item[];
  /** How dark the far corner gets: .22 light scenes, .28 warm ones. */
  readonly vignette?: number;
  /** The colour of the light, as `r,g,b`. */
  readonly warmth?: string;
}

export interface Pose {
  /** Centre of the thing in shot units; the middle of the shot unless told. */
  readonly x?: number;
  readonly y?: number;
  /** Width in shot units. */
  readonly width?: number;
  /** Degrees clockwise. Card and envelope turn opposite ways. */
  readonly turn?: number;
  /** Degrees away from the eye, 8-10. */
  readonly tilt?: number;
}

export interface CardPose extends Pose {
  /** Colours of the card's edge from the top ply down. */
  readonly edge?: readonly string[];
  /** Pieces lying on the card, in the face's own units (ribbons, tags); see {@link onCard}. */
  readonly over?: readonly Item[];
  /** Colour of the shadow as `r,g,b`. */
  readonly shadow?: string;
  /** How far it floats, 1 lying, 2 standing off. */
  readonly lift?: number;
  readonly radius?: number;
}

const WARM_SHADOW = '58,28,10';
export const IVORY_EDGE = ['#e9dcc2', '#dccbab', '#cdb991', '#bfa97f'] as const;
export const MAROON_EDGE = ['#4a0a1b', '#3d0715', '#330511', '#28030c'] as const;

/** Contact, near, middle and far shadow of one warm colour. */
const boxShadows = (colour: string, lift: number): string =>
  [
    [0, 1, 1, 0.45],
    [2, 5, 6, 0.3],
    [8, 16, 22, 0.26],
    [22, 40, 60, 0.3],
  ]
    .map(([x = 0, y = 0, soft = 0, dark = 0], index) => {
      const far = index === 0 ? 1 : lift;
      return `${num(x * far)}px ${num(y * far)}px ${num(soft * far)}px rgba(${colour},${dark})`;
    })
    .join(',');

const transform = ({ tilt = 9, turn = 0 }: Pose): string =>
  `perspective(2600px) rotateX(${tilt}deg) rotateZ(${turn}deg)`;

/** Lays a face into the shot, with the thickness of its board and its shadows. */
export async function card(face: FaceArt, pose: CardPose = {}): Promise<string> {
  const {
    width = 556,
    x = 360,
    y = 516,
    edge = IVORY_EDGE,
    shadow = WARM_SHADOW,
    lift = 1,
    radius = 2,
  } = pose;
  const scale = width / face.sheet.width;
  const height = face.sheet.height * scale;
  const over = (await Promise.all(pose.over ?? [])).join('');
  const steps = edge.map((colour, index) => ({ colour, x: 0.25 * (index + 1), y: 0.8 * (index + 1) }));
  const dressing = face.shaped
    ? `filter:${edge.map((colour) => `drop-shadow(.3px .85px 0 ${colour})`).join(' ')} ` +
      `drop-shadow(${3 * lift}px ${6 * lift}px ${5 * lift}px rgba(${shadow},.34)) ` +
      `drop-shadow(${14 * lift}px ${28 * lift}px ${30 * lift}px rgba(${shadow},.34));`
    : `border-radius:${radius}px;box-shadow:${steps.map((step) => `${num(step.x)}px ${num(step.y)}px 0 ${step.colour}`).join(',')}` +
      `${steps.length > 0 ? ',' : ''}${boxShadows(shadow, lift)};`;
  return (
    `<div style="position:absolute;left:${num(x - width / 2)}px;top:${num(y - height / 2)}px;width:${num(width)}px;` +
    `height:${num(height)}px;transform:${transform(pose)}">` +
    `<div style="position:absolute;inset:0;${dressing}"><img src="${dataUri(face.png)}" ` +
    `style="width:100%;height:100%;display:block;border-radius:${face.shaped ? 0 : radius}px"></div>` +
    `<div style="position:absolute;left:0;top:0;width:${face.sheet.width}px;height:${face.sheet.height}px;` +
    `transform:scale(${num(scale * 1000)}e-3);transform-origin:0 0">${over}</div></div>`
  );
}

export interface PieceShadow {
  /** Colour as `r,g,b`. */
  readonly colour?: string;
  /** In the units of what it lies on. */
  readonly lift?: number;
}

/** A picture placed in the units of the card it lies on, casting a small shadow. */
export function onCard(
  png: Buffer,
  x: number,
  y: number,
  width: number,
  shadow: PieceShadow = {},
  extra = '',
): string {
  const { colour = '20,4,4', lift = 8 } = shadow;
  return (
    `<img src="${dataUri(png)}" style="position:absolute;left:${num(x)}px;top:${num(y)}px;width:${num(width)}px;` +
    `filter:drop-shadow(${num(lift * 0.25)}px ${num(lift * 0.6)}px ${num(lift * 0.5)}px rgba(${colour},.6)) ` +
    `drop-shadow(${num(lift)}px ${num(lift * 2.2)}px ${num(lift * 2)}px rgba(${colour},.5));${extra}">`
  );
}

/** An open envelope behind the card; its body is as tall as 1.4 widths, the flap above. */
export async function envelope(
  paper: Envelope,
  pose: Pose & { readonly shadow?: string } = {},
): Promise<string> {
  const { width = 560, x = 396, y = 492, shadow = WARM_SHADOW } = pose;
  const png = await drawEnvelope(paper);
  return (
    `<img src="${dataUri(png)}" style="position:absolute;left:${num(x - width / 2)}px;top:${num(y - width * 0.89)}px;` +
    `width:${num(width)}px;transform:${transform({ turn: 6, ...pose })};filter:drop-shadow(.4px 1.2px 0 rgba(30,8,8,.5)) ` +
    `drop-shadow(3px 6px 5px rgba(${shadow},.34)) drop-shadow(14px 26px 30px rgba(${shadow},.34))">`
  );
}

/** Photographs the table from above: surface, things, light from the upper left, a dark far corner. */
export async function shot({
  surface,
  items,
  vignette = 0.28,
  warmth = '255,214,150',
}: Shot): Promise<Buffer> {
  const [ground, ...things] = await Promise.all([drawSurface(surface), ...items]);
  const cover = 'position:absolute;inset:0;';
  const markup =
    `<div style="position:relative;width:${SHOT.width}px;height:${SHOT.height}px;overflow:hidden">` +
    `<img src="${dataUri(ground)}" style="${cover}width:100%;height:100%">` +
    `<div style="${cover}background:radial-gradient(90% 70% at 22% 12%,rgba(255,248,230,.55),rgba(255,248,230,0) 65%)"></div>` +
    things.join('') +
    `<div style="${cover}background:radial-gradient(80% 75% at 42% 42%,rgba(0,0,0,0) 55%,rgba(40,14,8,${vignette}) 125%);mix-blend-mode:multiply"></div>` +
    `<div style="${cover}background:linear-gradient(128deg,rgba(${warmth},.2),rgba(${warmth},0) 42%);mix-blend-mode:screen"></div></div>`;
  if (isRecording()) await recordShot(markup);
  return shoot(markup, { ...SHOT, scale: detail().shot, transparent: false });
}
