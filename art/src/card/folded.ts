import { dataUri } from '#art/chromium.ts';
import { num } from '#art/drawing/svg.ts';
import type { FaceArt } from './face.ts';
import type { Item, Pose } from './shot.ts';

/** A panel of a folding card, placed in the card's own units. */
export interface Panel {
  readonly face: FaceArt;
  /** Where its left top corner lies when the card is flat. */
  readonly left: number;
  readonly top?: number;
  readonly width: number;
  /** Degrees it stands up from the table, towards the eye; 0 lies flat. */
  readonly open?: number;
  /** The edge it turns round. */
  readonly hinge?: 'left' | 'right';
  /** Pieces lying on it, in its face's units. */
  readonly over?: readonly Item[];
  /** Its shadow and shading follow the face's cut outline instead of its rectangle. */
  readonly dieCut?: boolean;
}

export interface FoldedPose extends Pose {
  /** The flat card's size in its own units; `width` of the pose is what this becomes in the shot. */
  readonly sheet: { readonly width: number; readonly height: number };
  readonly edge?: string;
  readonly shadow?: string;
}

async function drawPanel(
  { face, left, top = 0, width, open = 0, hinge = 'left', over = [], dieCut = false }: Panel,
  edge: string,
  shadow: string,
): Promise<string> {
  const scale = width / face.sheet.width;
  const height = face.sheet.height * scale;
  const pieces = (await Promise.all(over)).join('');
  const turn = hinge === 'left' ? -open : open;
  const shade = Math.min(0.5, open / 130);
  const side = hinge === 'left' ? 'to right' : 'to left';
  const dark = hinge === 'left' ? shade : shade * 0.45;
  const light = hinge === 'left' ? 0.06 : 0.16;
  // A die-cut panel must not throw the shadow of its rectangle, nor be shaded beside its outline.
  const box = dieCut
    ? `filter:drop-shadow(.8px 1.6px 0 ${edge})${open === 0 ? ` drop-shadow(6px 12px 9px rgba(${shadow},.34)) drop-shadow(22px 46px 34px rgba(${shadow},.34))` : ''}`
    : open === 0
      ? `box-shadow:1px 2px 0 ${edge},2px 4px 0 ${edge},6px 12px 14px rgba(${shadow},.34),22px 46px 60px rgba(${shadow},.34)`
      : `box-shadow:${hinge === 'left' ? '-' : ''}1px 1px 0 ${edge}`;
  const outlined = dieCut ? `-webkit-mask-image:url(${dataUri(face.png)});-webkit-mask-size:100% 100%;` : '';
  return (
    `<div style="position:absolute;left:${num(left)}px;top:${num(top)}px;width:${num(width)}px;height:${num(height)}px;` +
    `transform-origin:${hinge} center;transform:rotateY(${num(turn)}deg);${box}">` +
    `<img src="${dataUri(face.png)}" style="position:absolute;inset:0;width:100%;height:100%">` +
    (open === 0
      ? ''
      : `<div style="position:absolute;inset:0;${outlined}background:linear-gradient(${side},rgba(40,14,4,${num(dark)}),rgba(40,14,4,${num(dark * 0.25)}) 60%,rgba(255,246,225,${light}))"></div>`) +
    `<div style="position:absolute;left:0;top:0;transform:scale(${num(scale * 1000)}e-3);transform-origin:0 0">${pieces}</div></div>`
  );
}

/** The shadow a raised leaf throws on the panel it opens from. */
const leafShadow = ({
  left,
  top = 0,
  width,
  face,
  open = 0,
  hinge = 'left',
  dieCut = false,
}: Panel): string => {
  if (open === 0) return '';
  const height = (face.sheet.height * width) / face.sheet.width;
  const reach = width * 0.9;
  const from = hinge === 'left' ? left : left + width - reach;
  const side = hinge === 'left' ? 'to right' : 'to left';
  const dark = hinge === 'left' ? 0.42 : 0.18;
  const outlined = dieCut
    ? `-webkit-mask:url(${dataUri(face.png)}) ${hinge} top/${num(width)}px ${num(height)}px no-repeat;`
    : '';
  return `<div style="position:absolute;left:${num(from)}px;top:${num(top)}px;width:${num(reach)}px;height:${num(height)}px;${outlined}background:linear-gradient(${side},rgba(58,28,10,${dark}),rgba(58,28,10,0))"></div>`;
};

/**
 * A card with leaves standing half open: gatefold, tri-fold, doors, a book. Panels are given
 * back to front; raised leaves shade what they open from.
 */
export async function folded(panels: readonly Panel[], pose: FoldedPose): Promise<string> {
  const {
    sheet,
    x = 360,
    y = 516,
    width = 560,
    turn = 0,
    tilt = 9,
    edge = '#d2bf9b',
    shadow = '58,28,10',
  } = pose;
  const scale = width / sheet.width;
  const drawn = await Promise.all(
    panels.map(async (panel) => leafShadow(panel) + (await drawPanel(panel, edge, shadow))),
  );
  return (
    `<div style="position:absolute;left:${num(x - width / 2)}px;top:${num(y - (sheet.height * scale) / 2)}px;width:${num(width)}px;height:${num(sheet.height * scale)}px;` +
    `transform:perspective(2600px) rotateX(${tilt}deg) rotateZ(${turn}deg);transform-style:preserve-3d">` +
    `<div style="position:absolute;left:0;top:0;width:${sheet.width}px;height:${sheet.height}px;transform:scale3d(${[scale, scale, scale].map((value) => `${num(value * 1000)}e-3`).join()});transform-origin:0 0;transform-style:preserve-3d">` +
    `${drawn.join('')}</div></div>`
  );
}

/** Edge colours of a box `depth` steps high, from its lid's colour `top` to the tray's `bottom`. */
export function boxEdge(top: string, bottom: string, depth = 20, lid = 0.55): string[] {
  return Array.from({ length: depth }, (_, step) =>
    step < depth * lid ? top : step < depth * lid + 1 ? '#1a0a06' : bottom,
  );
}
