export interface Mutant {
  readonly line: number;
  readonly change: string;
  readonly rules: string;
}

/** The end is exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface Condition extends Span {
  readonly joined: 'and' | 'or';
}

const EXPRESSION = /\breturn\s+([^;]+);|\ballow\s+([\w, ]+):\s*if\s+([^;]+);/g;

const LIMIT = /(\/\*= \S+ \*\/ )(\d+)/g;

/** Every single mistake: conditions removed or negated, limits off by one, `allow` opened or closed to all. */
export function mutantsOf(rules: string): Mutant[] {
  const code = withoutComments(rules);
  const found = new Map<string, Mutant>();
  const add = (span: Span, text: string, change: string) => {
    const mutated = rules.slice(0, span.start) + text + rules.slice(span.end);
    if (mutated === rules || found.has(mutated)) return;
    const line = rules.slice(0, span.start).split('\n').length;
    found.set(mutated, { line, change, rules: mutated });
  };
  const textOf = ({ start, end }: Span) => rules.slice(start, end).replaceAll(/\s+/g, ' ');

  for (const match of code.matchAll(EXPRESSION)) {
    const [whole, returned, verbs, allowed] = match;
    const body = returned ?? allowed ?? '';
    const start = match.index + whole.lastIndexOf(body);
    const expression = { start, end: start + body.length };
    for (const condition of conditionsOf(code, expression, 'and')) {
      const text = textOf(condition);
      add(condition, condition.joined === 'and' ? 'true' : 'false', `without ${text}`);
      add(condition, `!(${rules.slice(condition.start, condition.end)})`, `negated: ${text}`);
    }
    if (verbs === undefined) continue;
    const statement = { start: match.index, end: match.index + whole.length };
    const list = verbs.split(',').map((verb) => verb.trim());
    for (const verb of list) {
      const others = list.filter((other) => other !== verb);
      const rest = others.length > 0 ? ` allow ${others.join(', ')}: if ${textOf(expression)};` : '';
      add(statement, `allow ${verb}: if true;${rest}`, `${verb} open to all: ${textOf(statement)}`);
      add(statement, `allow ${verb}: if false;${rest}`, `${verb} closed to all: ${textOf(statement)}`);
    }
  }
  for (const { index, 0: whole, 1: mark = '', 2: limit } of rules.matchAll(LIMIT)) {
    const span = { start: index, end: index + whole.length };
    for (const step of [1, -1]) add(span, `${mark}${Number(limit) + step}`, `${whole}, off by ${step}`);
  }
  return [...found.values()].sort((one, other) => one.line - other.line);
}

/** Blanks comments out, keeping all positions. */
function withoutComments(rules: string): string {
  return rules.replaceAll(/'(?:[^'\\]|\\.)*'|\/\/[^\n]*|\/\*.*?\*\//gs, (found) =>
    found.startsWith("'") ? found.replaceAll(/[^']/g, '_') : found.replaceAll(/[^\n]/g, ' '),
  );
}

/** Includes conditions inside brackets and after `!`. */
function conditionsOf(code: string, span: Span, joined: Condition['joined']): Condition[] {
  const trimmed = trim(code, span);
  const parts = split(code, trimmed, '||');
  if (parts.length > 1) return parts.flatMap((part) => conditionsOf(code, part, 'or'));
  const all = split(code, trimmed, '&&');
  if (all.length > 1) return all.flatMap((part) => conditionsOf(code, part, 'and'));
  const inner = bracketed(code, trimmed);
  if (inner === undefined) return [{ ...trimmed, joined }];
  const inside = conditionsOf(code, inner, joined);
  return inside.length > 1 ? [{ ...trimmed, joined }, ...inside] : inside;
}

function trim(code: string, { start, end }: Span): Span {
  const text = code.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

function split(code: string, { start, end }: Span, operator: string): Span[] {
  const pieces: Span[] = [];
  let depth = 0;
  let from = start;
  for (let place = start; place < end; place += 1) {
    const sign = code[place] ?? '';
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth > 0 || !code.startsWith(operator, place)) continue;
    pieces.push({ start: from, end: place });
    from = place + operator.length;
  }
  return [...pieces, { start: from, end }];
}

/** The part inside, if brackets enclose the whole span. */
function bracketed(code: string, { start, end }: Span): Span | undefined {
  if (code[start] !== '(' || code[end - 1] !== ')') return undefined;
  let depth = 0;
  for (let place = start; place < end - 1; place += 1) {
    if (code[place] === '(') depth += 1;
    if (code[place] === ')') depth -= 1;
    if (depth === 0) return undefined;
  }
  return { start: start + 1, end: end - 1 };
}
