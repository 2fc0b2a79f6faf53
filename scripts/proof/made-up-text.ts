import * as fc from 'fast-check';
import { hasForbidden, isVisible } from '#scripts/proof/schema.ts';

const between = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));

/** One character of each script and of each difficult kind. */
const CHARACTERS = [
  between(0x20, 0x7e),
  between(0x0900, 0x097f),
  between(0x0600, 0x06ff),
  between(0x4e00, 0x9fff),
  between(0x1f300, 0x1faff),
  // Combining marks, spaces, joiners, controls, direction marks, lone surrogates, fillers, tags.
  between(0x0300, 0x036f),
  between(0x2000, 0x200f),
  between(0x00, 0x1f),
  between(0x7f, 0xa0),
  between(0x2028, 0x202e),
  between(0x2060, 0x206f),
  between(0xd800, 0xdfff),
  between(0xe0000, 0xe007f),
  between(0xfff0, 0xffff),
  fc.constantFrom('\u00a0', '\u061c', '\u1160', '\u2800', '\u3000', '\u3164', '\ufeff', '\uffa0'),
];

const WHOLE = [
  '',
  ' ',
  '\u00a0\u3000',
  '\u3164',
  '\u200d\u200c',
  'O’Brien & Söhne <asha@example.com>',
  '<img src=x onerror="document.title=1">',
  '<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '$\u007b7*7} `whoami` $(id) %s %n %00',
  "' OR 1=1; --",
  'javascript:alert(1)',
  '=HYPERLINK("https://example.com","x")',
  '&lt;b&gt; &amp; &#128144;',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '👩‍❤️‍👨👨‍👩‍👧‍👦🇮🇳',
  'क्षत्रिय श्री ॐ',
  'مبروك للعروسين',
  'Z̸̢̡͎̤͍̱͋͌a͠l̵g̶o̴',
  'one\r\ntwo\rthree\n\n\n\n\n\nfour\tfive',
  '\n'.repeat(1_000),
  ' \n'.repeat(500),
  '\u202eevil\u202c \u2066iso\u2069',
];

const LENGTHS = [39, 40, 41, 79, 80, 81, 1_000, 1_001, 10_000];

export const madeUpText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...WHOLE) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'आ', '💐', 'x\n', ' \n', '<'), fc.constantFrom(...LENGTHS))
      .map(([text, times]) => text.repeat(times)),
  },
  {
    weight: 17,
    arbitrary: fc.constantFrom(...CHARACTERS).chain((usual) =>
      fc.string({
        unit: fc.oneof(
          { weight: 7, arbitrary: usual },
          ...CHARACTERS.map((other) => ({ weight: 1, arbitrary: other })),
        ),
        minLength: 1,
        maxLength: 60,
      }),
    ),
  },
);

/** The visible part of a text, implemented independently of the shop's own cleaning. */
export function visibleText(typed: string, isOfLines: boolean): string {
  const whole = [...typed].filter((sign) => !/^[\ud800-\udfff]$/.test(sign)).join('');
  const lines = whole.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll('\t', ' ');
  const text = [...lines].filter((sign) => !hasForbidden(sign, true)).join('');
  if (!isVisible(text)) return '';
  return (isOfLines ? withoutManyEmptyLines(text) : text.replaceAll(/\s+/g, ' ')).trim();
}

function withoutManyEmptyLines(text: string): string {
  const shown: string[] = [];
  let blanks: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      blanks.push(line);
    } else {
      shown.push(...(blanks.length >= 3 ? ['', ''] : blanks), line);
      blanks = [];
    }
  }
  return shown.join('\n');
}
