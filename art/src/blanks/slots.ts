import { SHOT } from '#art/card/surface.ts';
import { onPage } from '#art/chromium.ts';
import type { LetteringFill, LetteringSlot, Matrix, Point } from '#art/shop.ts';
import { type FaceText, type LetteredFace, letteredFace } from './faces.ts';
import { ampersandOf, fillOf } from './fill.ts';
import { type Bounds, boundsOf, corners, inverse, type Mapping, matrixAt, transformed } from './geometry.ts';
import { limitsOf, roomFor } from './room.ts';
import type { Text } from './texts.ts';
import { type View, viewOf } from './view.ts';

/** A slot whose initial is not yet known to be the first or the second. */
export interface FoundSlot {
  readonly slot: Omit<LetteringSlot, 'role'> & { readonly role: Text['role'] };
  /** Where the sample's ink is, in picture units. */
  readonly ink: Bounds;
  /** How far the matrix is off at the box's corners, in pixels of the large picture. */
  readonly error: number;
}

let found: FoundSlot[] = [];

/** The slots of the shots since the last call. */
export function takeSlots(): FoundSlot[] {
  const taken = found;
  found = [];
  return taken;
}

/** The part of a text that must be seen for it to be a slot: a card below another hides some. */
const SEEN = 0.6;
/** Free space at a sheet's edges, as a part of its width. */
const SHEET_MARGIN = 0.04;

/** Finds the couple's texts in a shot. */
export async function recordShot(markup: string): Promise<void> {
  const faces = [...markup.matchAll(/<img[^>]*?src="([^"]+)"/g)].flatMap(([, address = ''], index) => {
    const face = letteredFace(address);
    return face ? [{ face, index }] : [];
  });
  if (faces.length === 0) return;
  await onPage(markup, { ...SHOT, scale: 1 }, async (page) => {
    for (const { face, index } of faces) {
      const view = await viewOf(page, index);
      for (const one of face.texts) {
        const slot = slotOf(one, face, view);
        if (slot) found.push(slot);
      }
    }
  });
}

function slotOf(one: FaceText, lettered: LetteredFace, view: View): FoundSlot | undefined {
  const { text, channel, relief } = one;
  const { face, sheet, isEdge } = lettered;
  const toSheet = transformed(text.toSheet);
  const fromSheet = transformed(inverse(text.toSheet));
  const toShot: Mapping = (point) => {
    const [x, y] = toSheet(point);
    return view.toShot([x / sheet.width, y / sheet.height]);
  };
  if (shareSeen(text.ink, (point) => view.shows(toShot(point))) < SEEN) return undefined;
  const others = lettered.texts
    .filter((other) => other !== one)
    .map((other) => boundsOf(corners(other.text.ink).map(transformed(other.text.toSheet)).map(fromSheet)));
  const margin = sheet.width * SHEET_MARGIN;
  const box = roomFor(
    text,
    (point) => {
      const [x, y] = toSheet(point);
      const inside = x > margin && y > margin && x < sheet.width - margin && y < sheet.height - margin;
      return inside && !isEdge([x, y]) && view.shows(toShot(point));
    },
    sheet.width,
    limitsOf(text.ink, others),
  );
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const matrix = matrixAt(toShot, centre, text.size / 4);
  const light = view.lightAt(toShot(centre));
  const fillIn = (colour: Text['colour']): LetteringFill =>
    fillOf({ ...text, colour }, channel, face, sheet, box, light);
  const fill = fillIn(text.colour);
  const ampersand = ampersandOf(text, fill, fillIn);
  const scale = Math.hypot(text.toSheet[0], text.toSheet[1]);
  return {
    slot: {
      role: text.role,
      sample: text.sample,
      ...(text.opening === '' ? {} : { opening: text.opening }),
      at: text.at,
      align: text.align,
      box: { x: centre[0], y: centre[1], width: box.right - box.left, height: box.bottom - box.top },
      matrix,
      face: faceOf(text),
      weight: text.weight,
      size: text.size,
      spacing: text.spacing,
      caps: text.role !== 'initial' && text.shown === (text.opening + text.sample).toUpperCase(),
      fill,
      ...(ampersand === undefined ? {} : { ampersand }),
      relief: relief / scale,
    },
    ink: boundsOf(corners(text.ink).map(toShot)),
    error: mismatch(toShot, matrix, box),
  };
}

function shareSeen({ left, top, right, bottom }: Bounds, shows: (point: Point) => boolean): number {
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = parts.flatMap((across) =>
    parts.map((down): Point => [left + (right - left) * across, top + (bottom - top) * down]),
  );
  return points.filter(shows).length / points.length;
}

function mismatch(toShot: Mapping, matrix: Matrix, box: Bounds): number {
  const nearly = transformed(matrix);
  return Math.max(
    ...corners(box).map((corner) => {
      const [x, y] = toShot(corner);
      const [nearX, nearY] = nearly(corner);
      return Math.hypot((x - nearX) * SHOT.width, (y - nearY) * SHOT.height) * 1.5;
    }),
  );
}

function faceOf({ family, italic }: Text): LetteringSlot['face'] {
  if (family.startsWith('Rozha')) return 'rozha';
  if (family.startsWith('Mukta')) return 'mukta';
  return italic ? 'cormorant-italic' : 'cormorant';
}
