// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settingFaults } from '#scripts/build/setting-checks.ts';
import { SETTINGS } from '#scripts/build/settings.ts';
import { leftoversIn } from '#scripts/second-shop/leftovers.ts';
import { SECOND_SHOP } from '#scripts/second-shop/settings.ts';

test('the first shop’s name in any case, its city, its number and its profile are found in a second shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<a href="tel:+919800000000">Bikaner</a><b>Mangal</b>');
  writeFileSync(join(folder, 'gift.js'), '"SHAGUN20"');
  writeFileSync(join(folder, 'site.webmanifest'), '{"name":"Mangal, शगुन"}');
  writeFileSync(join(folder, 'photo.avif'), 'Shagun');
  const leftovers = leftoversIn(folder, SECOND_SHOP);
  for (const value of ['+919800000000', 'Bikaner', 'SHAGUN', 'शगुन']) {
    expect(
      leftovers.filter((leftover) => leftover.includes(`“${value}”`)),
      value,
    ).toHaveLength(1);
  }
  expect(leftovers).toHaveLength(4);
});

test('the second shop has no fault, and more than twelve values of its own', () => {
  expect(settingFaults(SECOND_SHOP)).toEqual([]);
  const own = Object.entries(SECOND_SHOP).filter(([name, value]) => SETTINGS[name]?.demo !== value);
  expect(own.length).toBeGreaterThan(12);
});
