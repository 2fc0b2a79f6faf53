import { blur, define } from '#art/drawing/definitions.ts';
import { ellipse, filled, group, num, type Svg } from '#art/drawing/svg.ts';

/**
 * How far a piece of paper stands off what is under it, and how rough its cut is.
 * trim: beads and ribbons; small: flowers; medium: objects; large: backdrop layers;
 * print: things with straight edges; deck: architecture.
 */
export type Lift = 'trim' | 'small' | 'medium' | 'large' | 'print' | 'deck';

interface Cut {
  readonly dx: number;
  readonly dy: number;
  readonly soft: number;
  readonly shade: number;
  readonly wobble: number;
  readonly pigment?: number;
  readonly edge?: number;
}

const CUTS: Record<Lift, Cut> = {
  trim: { dx: 1, dy: 2, soft: 1.2, shade: 0.32, wobble: 0, pigment: 0.6, edge: 0.7 },
  small: { dx: 2, dy: 3, soft: 2, shade: 0.38, wobble: 1.4 },
  medium: { dx: 4, dy: 7, soft: 5, shade: 0.36, wobble: 2.2 },
  large: { dx: 9, dy: 16, soft: 13, shade: 0.38, wobble: 3 },
  print: { dx: 8, dy: 14, soft: 11, shade: 0.42, wobble: 0.5 },
  deck: { dx: 4, dy: 6, soft: 5, shade: 0.36, wobble: 0.8 },
};

/** The filter that makes a group a piece of painted paper: wobble, brush streaks, bevel, wine shadow. */
function paperFilter({ dx, dy, soft, shade, wobble, pigment = 1, edge = 1 }: Cut): string {
  return define(
    'pf',
    (
      id,
    ) => `<filter id="${id}" x="-12%" y="-12%" width="124%" height="130%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.028" numOctaves="2" seed="${7 + dx}" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="${wobble}" xChannelSelector="R" yChannelSelector="G" result="s"/>
<feTurbulence type="fractalNoise" baseFrequency="0.009 0.026" numOctaves="4" seed="${11 + dy}"/>
<feColorMatrix type="matrix" values="1.5 0 0 0 -.25  1.5 0 0 0 -.25  1.5 0 0 0 -.25  0 0 0 0 ${num(0.34 * pigment)}"/>
<feComposite in2="s" operator="in" result="b"/><feBlend in="b" in2="s" mode="soft-light" result="t"/>
<feOffset in="s" dx="1.4" dy="1.8" result="o1"/><feComposite in="s" in2="o1" operator="out" result="e1"/>
<feFlood flood-color="#fff2d2" flood-opacity="${0.42 * edge}"/><feComposite in2="e1" operator="in" result="hi"/>
<feOffset in="s" dx="-1.6" dy="-2.2"/><feGaussianBlur stdDeviation="1.6" result="o2"/><feComposite in="s" in2="o2" operator="out" result="e2"/>
<feFlood flood-color="#2a0410" flood-opacity="${0.5 * edge}"/><feComposite in2="e2" operator="in" result="lo"/>
<feGaussianBlur in="s" stdDeviation="${soft}"/><feOffset dx="${dx}" dy="${dy}"/>
<feColorMatrix type="matrix" values="0 0 0 0 .2  0 0 0 0 .03  0 0 0 0 .07  0 0 0 ${shade} 0" result="sh"/>
<feMerge><feMergeNode in="sh"/><feMergeNode in="t"/><feMergeNode in="lo"/><feMergeNode in="hi"/></feMerge></filter>`,
  );
}

/** A group as one piece of cut paper. */
export const paper = (lift: Lift, content: Svg): Svg =>
  group(content, `filter="url(#${paperFilter(CUTS[lift])})"`);

/** The shade where a standing object touches the ground: a wide soft one and a narrow one. */
export const groundShade = (x: number, y: number, halfWidth: number): Svg =>
  ellipse(x, y, halfWidth, halfWidth * 0.055 + 8, filled('#1d0409', `opacity=".5" ${blur(9)}`)) +
  ellipse(x, y, halfWidth * 0.9, halfWidth * 0.025 + 4, filled('#1d0409', `opacity=".55" ${blur(4)}`));
