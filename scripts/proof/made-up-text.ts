/** Text as nobody should have to expect it, for the forms. */
import type { Chance } from '#scripts/proof/random.ts';

const from = (first: number, last: number) => (chance: Chance) =>
  String.fromCodePoint(first + chance.below(last - first + 1));

/** One sign of each kind of writing, and of each kind of trouble. */
const SIGNS: readonly ((chance: Chance) => string)[] = [
  from(0x20, 0x7e),
  from(0x20, 0x7e),
  from(0x0900, 0x097f),
  from(0x0600, 0x06ff),
  from(0x4e00, 0x9fff),
  from(0x1f300, 0x1faff),
  // Combining marks, spaces of all widths and joiners, controls, marks of direction, halves of a character.
  from(0x0300, 0x036f),
  from(0x2000, 0x200f),
  from(0x00, 0x1f),
  from(0x7f, 0xa0),
  from(0x2028, 0x202e),
  from(0x2060, 0x206f),
  from(0xd800, 0xdfff),
  from(0xe0000, 0xe007f),
  from(0xfff0, 0xffff),
];

const WHOLE = [
  '',
  ' ',
  '\u00a0\u3000',
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
  '\u202eevil\u202c \u2066iso\u2069',
];

/** One more text: a whole one from the list, a mixture of signs, or a very long one. */
export function madeUpText(chance: Chance): string {
  const lot = chance.next();
  if (lot < 0.1) return chance.pick(WHOLE);
  if (lot < 0.15)
    return chance.pick(['x', 'आ', '💐', ' \n', '<']).repeat(chance.pick([79, 80, 81, 1_000, 1_001, 10_000]));
  // Mostly one kind of writing, as people do, with some of the others in it.
  const usual = chance.pick(SIGNS);
  const signs = Array.from({ length: 1 + chance.below(60) }, () =>
    (chance.next() < 0.7 ? usual : chance.pick(SIGNS))(chance),
  );
  return signs.join('');
}

/**
 * What anybody must read of a text that was typed: all of it, but for what cannot be seen. Written out once more,
 * sign by sign, and not with the shop's own cleaning.
 */
export function readableOf(typed: string, lines: boolean): string {
  const whole = [...typed].filter((sign) => !/^[\ud800-\udfff]$/.test(sign)).join('');
  const seen: string[] = [];
  for (const sign of whole.replaceAll('\r\n', '\n')) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === 0x0d || code === 0x2028 || code === 0x2029) seen.push('\n');
    else if (code === 0x09) seen.push(' ');
    else if (code < 0x20 && code !== 0x0a) continue;
    else if (code >= 0x7f && code <= 0x9f) continue;
    else if (code === 0x200e || code === 0x200f) continue;
    else if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) continue;
    else seen.push(sign);
  }
  const text = seen.join('');
  return (lines ? text.replaceAll(/\n{4,}/g, '\n\n\n') : text.replaceAll(/\s+/g, ' ')).trim();
}
