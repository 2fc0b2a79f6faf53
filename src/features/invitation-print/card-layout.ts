import type { Part } from '#src/domain/portraits/crop.ts';
import { QUIET_MODULES } from '#src/lib/qr-code.ts';
import type { CardText } from './card-text.ts';
import { coupleLine } from './card-text.ts';
import type { Measure, Written } from './fit-text.ts';
import { fittedLines, fittedSize } from './fit-text.ts';
import type { PrintFormat } from './print-format.ts';
import { BLEED } from './print-format.ts';

/** On the trimmed card, in millimetres. */
export type Box = Part;

export type Tone = 'title' | 'ink' | 'soft';

export interface PlacedLine {
  readonly written: Written;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly tone: Tone;
}

export interface CardLayout {
  readonly lines: readonly PlacedLine[];
  /** Absent on a table card and where there is no space. */
  readonly ornament: Box | undefined;
  /** Without the quiet zone. */
  readonly code: Box;
  /** The light background of the code with its quiet zone and frame. */
  readonly panel: Box;
  /** Whether all text kept a readable size beside the code. */
  readonly fits: boolean;
}

interface Row {
  readonly written: Written | 'ornament';
  readonly size: number;
  /** The size of a short text in its place; names may be smaller. */
  readonly planned?: number;
  readonly leading: number;
  readonly tone: Tone;
}

// The artwork is drawn 1000 units wide with its bleed; text is placed in the same units.
const ART_WIDTH = 1000;
const TEXT_WIDTH = 520;
/** Below the emblem. */
const BLESSING_WIDTH = 400;
/** Between the flowers in the lower corners. */
const FOOT_WIDTH = 450;
const ADDRESS_BASELINE = 1205;
const FOOT_LEADING = 34;
/** Frame of the code's panel, and the gap between panel and text. */
const FRAME = 12;
const GAP = 18;

/** Text smaller than this share of its planned size is refused. */
const LEAST_SCALE = 0.55;

/**
 * Small text must not become much smaller: for each of these shares that it falls below, it gets another line
 * break.
 */
const SMALL_BREAK_BELOW = [0.9, 0.75];

/** Below this, the ornament is left out rather than making all text smaller. */
const ORNAMENT_SCALE = 0.8;

/** Limit for names on a card so full that text would become too small. */
const FULL_CARD_NAMES = 44;

const LEAST_COUPLE = 64;

/** `textFrom` is in thousandths of the artwork's width, `modules` the code's. */
export function cardLayout(
  text: CardText,
  format: PrintFormat,
  { textFrom, modules, codeWidth }: { textFrom: number; modules: number; codeWidth: number },
  measure: Measure,
): CardLayout {
  const unit = (format.width + 2 * BLEED) / ART_WIDTH;
  const mm = (units: number) => units * unit - BLEED;
  const middle = format.width / 2;

  const foot = footRows(text, measure);
  const panelBottom = ADDRESS_BASELINE - FOOT_LEADING * (foot.length - 1) - FOOT_LEADING - FRAME;
  const side = (codeWidth * (modules + 2 * QUIET_MODULES)) / modules / unit + 2 * FRAME;
  const panelTop = panelBottom - side;

  const room = panelTop - GAP - textFrom;
  const planned = format.id === 'table' ? tableRows(text, measure) : invitationRows(text, measure);
  const rows = rowsWithin(room, planned);
  const height = heightOf(rows);
  const scale = scaleWithin(room, rows);
  // What is left is shared between the rows, but not so much that they fall apart.
  const spare = Math.min((room - height * scale) / (rows.length + 1), 16);
  const start = textFrom + (room - height * scale - spare * (rows.length - 1)) / 2;

  const lines: PlacedLine[] = [];
  let ornament: Box | undefined;
  let cursor = start;
  for (const { written, size, leading, tone } of rows) {
    const row = size * leading * scale;
    if (written === 'ornament') {
      const width = 5 * size * scale * unit;
      ornament = {
        left: middle - width / 2,
        top: mm(cursor + (row - size * scale) / 2),
        width,
        height: width / 5,
      };
    } else {
      const baseline = mm(cursor + row / 2 + size * scale * 0.32);
      lines.push({ written, x: middle, baseline, size: size * scale * unit, tone });
    }
    cursor += row + spare;
  }
  foot.forEach(({ written, size, tone }, index) => {
    const baseline = mm(ADDRESS_BASELINE - FOOT_LEADING * (foot.length - 1 - index));
    if (written !== 'ornament') lines.push({ written, x: middle, baseline, size: size * unit, tone });
  });

  const panelWidth = side * unit;
  const panel = { left: middle - panelWidth / 2, top: mm(panelTop), width: panelWidth, height: panelWidth };
  const inset = (panelWidth - codeWidth) / 2;
  return {
    lines,
    ornament,
    code: { left: panel.left + inset, top: panel.top + inset, width: codeWidth, height: codeWidth },
    panel,
    fits: scale >= LEAST_SCALE && areReadable(rows, scale) && areReadable(foot, 1),
  };
}

/** First the ornament goes, then the names become smaller. */
function rowsWithin(room: number, planned: readonly Row[]): readonly Row[] {
  const isKept = (rows: readonly Row[], least: number) => {
    const scale = scaleWithin(room, rows);
    return scale >= least && areReadable(rows, scale);
  };
  if (isKept(planned, ORNAMENT_SCALE)) return planned;
  const texts = planned.filter(({ written }) => written !== 'ornament');
  if (isKept(texts, LEAST_SCALE)) return texts;
  return texts.map((row) => ({ ...row, size: Math.min(row.size, FULL_CARD_NAMES) }));
}

function scaleWithin(room: number, rows: readonly Row[]): number {
  return Math.min(1, room / heightOf(rows));
}

function areReadable(rows: readonly Row[], scale: number): boolean {
  const isName = ({ written }: Row) => written !== 'ornament' && written.face === 'names';
  return rows.every((row) => isName(row) || row.size * scale >= (row.planned ?? 0) * LEAST_SCALE);
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { size, leading }) => sum + size * leading, 0);
}

/** Devanagari and Nastaliq reach further above and below the line. */
function leadingOf({ lang }: Written): number {
  return lang === 'en' ? 1.12 : 1.42;
}

function fittedRow(written: Written, most: number, tone: Tone, measure: Measure, width = TEXT_WIDTH): Row {
  return {
    written,
    size: fittedSize(written, width, most, measure),
    planned: most,
    leading: leadingOf(written) * 1.18,
    tone,
  };
}

/** Small text, which is broken sooner than names are. All its lines have one size. */
function fittedRows(
  written: readonly Written[],
  most: number,
  tone: Tone,
  measure: Measure,
  width = TEXT_WIDTH,
): Row[] {
  const broken = written.map((one) => fittedLines(one, width, most, measure, SMALL_BREAK_BELOW));
  const size = Math.min(...broken.map((fitted) => fitted.size));
  return broken
    .flatMap(({ lines }) => lines)
    .map((line) => ({ written: line, size, planned: most, leading: leadingOf(line) * 1.18, tone }));
}

function invitationRows(text: CardText, measure: Measure): Row[] {
  return [
    ...fittedRows(text.blessing, 28, 'soft', measure, BLESSING_WIDTH),
    ...text.opening.map((line) => fittedRow(line, 31, 'ink', measure, 500)),
    ...nameRows(text, measure),
    ...alsoRows(text, measure),
    ...text.parents.flatMap((line) => fittedRows([line], 26, 'soft', measure)),
    { written: 'ornament', size: 24, leading: 1.7, tone: 'soft' },
    ...text.days.map((line) => fittedRow(line, 34, 'title', measure)),
    ...text.functions.flatMap((line) => fittedRows([line], 27, 'ink', measure)),
    ...text.places.flatMap((line) => fittedRows([line], 30, 'ink', measure)),
  ];
}

/** Below each other; in one line if they are also printed in another script and short enough. */
function nameRows(text: CardText, measure: Measure): Row[] {
  const couple = coupleLine(text);
  if (text.also && fittedSize(couple, TEXT_WIDTH, 104, measure) >= LEAST_COUPLE)
    return [fittedRow(couple, 104, 'title', measure)];
  const names = text.names.map((name) =>
    fittedLines(name, TEXT_WIDTH, name.lang === 'en' ? 104 : 88, measure),
  );
  const size = Math.min(...names.map((fitted) => fitted.size));
  const [first = [], second = []] = names.map(({ lines }) =>
    lines.map((written): Row => ({ written, size, leading: leadingOf(written) * 0.86, tone: 'title' })),
  );
  const and: Row = {
    written: text.and,
    size: Math.min(46, size * 0.5),
    leading: leadingOf(text.and) * 0.9,
    tone: 'soft',
  };
  return [...first, and, ...second];
}

function tableRows(text: CardText, measure: Measure): Row[] {
  return [
    ...text.opening.map((line) => fittedRow(line, 40, 'ink', measure)),
    ...fittedLines(coupleLine(text), TEXT_WIDTH, 78, measure).lines.map((line) =>
      fittedRow(line, 78, 'title', measure),
    ),
    ...alsoRows(text, measure),
  ];
}

/** In two lines when they are long. */
function alsoRows({ also }: CardText, measure: Measure): Row[] {
  if (!also) return [];
  const { lines, size } = fittedLines(also, TEXT_WIDTH, 48, measure);
  return lines.map((written) => ({ written, size, leading: leadingOf(written), tone: 'soft' }));
}

function footRows(text: CardText, measure: Measure): Row[] {
  return [
    ...text.scan.map((line) => fittedRow(line, 29, 'ink', measure, FOOT_WIDTH)),
    fittedRow(text.address, 24, 'soft', measure, FOOT_WIDTH),
  ];
}
