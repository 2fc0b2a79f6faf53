import { createRequire } from 'node:module';
import * as v from 'valibot';
import { findJava, SHORT_RUN } from '#scripts/emulators/java.ts';
import { runCommand } from '#scripts/testing/run-tool.ts';
import type { Result } from '#scripts/testing/tally.ts';
import { oneCheck } from '#scripts/testing/tally.ts';

/** Messages of the Nu HTML Checker that name no fault of a page. */
const IGNORED: readonly { readonly message: RegExp; readonly because: string }[] = [
  {
    message: /^CSS: /,
    because: 'its CSS rules are years old: it knows no container queries or scroll animations',
  },
  { message: /^Trailing slash on void elements/, because: 'React writes them' },
  {
    message: /^Attribute “autocomplete” is only allowed when the input type is/,
    because: 'browsers restore the state of a checkbox unless it is off',
  },
  { message: /“disablepictureinpicture”/, because: 'browsers know it; the checker does not' },
  {
    message: /^Section lacks heading/,
    because: 'such a section is named by aria-label or by a heading deeper inside it',
  },
];

/** Vite's pages before anything is written into them; not deployed. */
const TEMPLATES = '/.vite/';

const reportSchema = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.optional(v.string(), ''),
      message: v.string(),
      extract: v.optional(v.string(), ''),
    }),
  ),
});

/** Checks every page in a folder with the Nu HTML Checker, which needs Java. */
export async function checkHtml(folder: string): Promise<Result> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { code, lines } = await runCommand(findJava(), [
    ...SHORT_RUN,
    // Its HTML schema overflows the default stack.
    '-Xss4m',
    '-jar',
    jar,
    '--skip-non-html',
    '--format',
    'json',
    folder,
  ]);
  const report = v.safeParse(reportSchema, parsed(lines.join('\n')));
  if (!report.success) return oneCheck({ code: code || 1, lines });
  const faults = report.output.messages
    .filter(({ url }) => !url.includes(TEMPLATES))
    .filter(({ message }) => !IGNORED.some((ignored) => ignored.message.test(message)))
    .map(
      ({ url, message, extract }) =>
        `${url.replace(/^.*\/dist\//, '')}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`,
    );
  return oneCheck({ code: faults.length, lines: faults });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
