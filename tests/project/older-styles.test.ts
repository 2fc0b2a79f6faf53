import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TOKENS = join('src', 'styles', 'tokens.css');

/** What Safari 15 or a Chrome of that time lacks, and the variable of tokens.css that has it or what comes nearest. */
const LACKING = [
  { what: 'overflow: clip', found: /overflow(?:-[xy])?:[^;]*\bclip\b(?!\))/, variable: 'var(--clip)' },
  { what: 'units of containers', found: /\dcq(?:[iwbh]|min|max)\b/, variable: 'var(--cqi)' },
] as const;

/**
 * `body` has nothing to cut off where all below it do, and `hidden` there would move what is sticky when a dialog stops the
 * page's scrolling. Browsers that know `::details-content` also know `clip`.
 */
const EXCEPTIONS = /^(?:body|\.item::details-content)$/;

interface Rule {
  readonly selector: string;
  readonly body: string;
}

function rulesIn(css: string): readonly Rule[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ selector: selector.trim(), body }),
  );
}

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.css') && file !== TOKENS);

test.each(LACKING)('no style needs $what, which older phones lack: write $variable', ({ found }) => {
  const needing = styles.flatMap((file) =>
    rulesIn(readFileSync(file, 'utf8'))
      .filter(({ selector, body }) => found.test(body) && !EXCEPTIONS.test(selector))
      .map(({ selector }) => `${file}: ${selector}`),
  );
  expect(needing).toEqual([]);
});

test.each([
  ['--clip', 'overflow: clip', 'hidden'],
  ['--cqi', 'width: 1cqi', 'min(1vw, 4.3px)'],
  ['--svh', 'width: 1svh', '1vh'],
])('%s has another value where browsers do not support %s', (name, lacking, value) => {
  const tokens = readFileSync(TOKENS, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');
  expect(tokens).toContain(`@supports not (${lacking}) { :root { ${name}: ${value}; } }`);
});

test('what stands for a unit is only multiplied, so that it means that unit where it is used', () => {
  const others = styles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(.{0,2})var\(--(?:cqi|svh)\)/g)]
      .filter(([, before = '']) => before !== '* ')
      .map(([use]) => `${file}: ${use}`),
  );
  expect(others).toEqual([]);
});
