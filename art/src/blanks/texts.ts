import type { Sheet } from '#art/card/raster.ts';
import { onPage, svgPage } from '#art/chromium.ts';
import type { LetteringSlot, Matrix } from '#art/shop.ts';
import type { Bounds } from './geometry.ts';
import { ROLE } from './mode.ts';
import type { Personal } from './roles.ts';

/** A text of the couple's in a drawing, measured where it would have been. */
export interface Text extends Pick<LetteringSlot, 'at' | 'align' | 'weight' | 'size' | 'spacing'> {
  readonly role: Personal['role'];
  readonly sample: string;
  readonly opening: string;
  readonly shown: string;
  readonly family: string;
  readonly italic: boolean;
  /** Of the ink, in the text's own units. */
  readonly ink: Bounds;
  /** From the text's own units to the sheet's. */
  readonly toSheet: Matrix;
  /** `r g b` of 255, and the ampersand's. */
  readonly colour: readonly number[];
  readonly ampersand: readonly number[];
}

/** The couple's texts in a drawing, in their order. */
export function textsIn(svg: string, sheet: Sheet): Promise<Text[]> {
  if (!svg.includes(`${ROLE}=`)) return Promise.resolve([]);
  return onPage(svgPage(svg, sheet), sheet, (page) => page.evaluate(measured, ROLE));
}

/** Runs in the page, so it may use nothing from outside. */
function measured(role: string): Text[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll<SVGTextElement>(`text[${role}]`)].flatMap((text) => {
    const matrix = text.getCTM();
    if (!matrix || !pen) return [];
    const style = getComputedStyle(text);
    const size = Number.parseFloat(style.fontSize);
    pen.font = `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`;
    const shown = text.textContent;
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(shown);
    const { x: left, width } = text.getBBox();
    const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
    const inner = text.querySelector('tspan');
    const anchor = text.getAttribute('text-anchor');
    return [
      {
        role: text.dataset.role as Text['role'],
        sample: text.dataset.sample ?? '',
        opening: text.dataset.opening ?? '',
        shown,
        at: [x, y] as const,
        align: anchor === 'start' || anchor === 'end' ? anchor : ('middle' as const),
        weight: Number(style.fontWeight),
        size,
        spacing: (Number.parseFloat(style.letterSpacing) || 0) / size,
        family: style.fontFamily,
        italic: style.fontStyle === 'italic',
        ink: { left, top: y - above, right: left + width, bottom: y + below },
        toSheet: [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f] as const,
        colour: style.fill.match(/[\d.]+/g)?.map(Number) ?? [],
        ampersand: inner
          ? (getComputedStyle(inner)
              .fill.match(/[\d.]+/g)
              ?.map(Number) ?? [])
          : [],
      },
    ];
  });
}
