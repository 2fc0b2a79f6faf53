// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HINDI = 'src/locales/hi';

/** Spellings and words that our Hindi texts do not use: docs/languages.md. */
const OTHERS =
  /बाकी|खुश|खुद(?!ी)|रकम|नकद|तरीक[ाे]|सलीक[ाे]|मौक[ाेो]|हिंदी|श्रृंगार|फ्रूट|अनंद कारज|भाव-पत्र|अग्रिम|खाली|खराब|एक खाने|\bWhatsApp/gu;

test('Hindi texts have one spelling and one term for a thing', () => {
  const files = readdirSync(HINDI, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(HINDI, file), 'utf8').replace(/^import .*$/gm, '');
    return (text.match(OTHERS) ?? []).map((word) => `${file}: ${word}`);
  });
  expect(files).not.toEqual([]);
  expect(found).toEqual([]);
});
