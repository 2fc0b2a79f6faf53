/**
 * `npm run second-shop` builds a shop with another name in .second-shop/, and fails if anything in it is still the
 * demonstration's: in its files, in the pictures that are lettered with a name, or in the recipes of those that are not.
 * `-- --screens` then writes pictures of it to docs/screens/.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIcons } from '#scripts/brand/icons.ts';
import { letterPreview } from '#scripts/brand/previews.ts';
import { settingsIn } from '#scripts/build/settings.ts';
import { leftoversIn } from '#scripts/second-shop/leftovers.ts';
import { writeScreens } from '#scripts/second-shop/screens.ts';
import { SECOND_SHOP } from '#scripts/second-shop/settings.ts';

const OUT = '.second-shop';
const PREVIEWS = 'media/share';

const built = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/build.ts', '--out', OUT], {
  stdio: 'inherit',
  env: { ...process.env, ...SECOND_SHOP },
});
const faults =
  built.status === 0
    ? [...leftoversIn(OUT, SECOND_SHOP), ...leftoversIn('art/src', SECOND_SHOP), ...(await pictureFaults())]
    : ['The second shop could not be built; see above.'];
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `A second shop is in ${OUT}/. It has nothing of the first.`
    : `${faults.length} leftovers of the first shop are in the second.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
if (built.status === 0 && process.argv.includes('--screens')) await writeScreens(OUT);

/** Pictures that were not lettered with this shop's names. */
async function pictureFaults(): Promise<string[]> {
  const settings = settingsIn(SECOND_SHOP);
  const expected = await brandIcons(settings.VITE_MARK ?? '');
  for (const picture of readdirSync(join('public', PREVIEWS))) {
    const file = join(PREVIEWS, picture);
    expected.set(file, await letterPreview(join('public', file), picture.replace('.jpg', ''), settings));
  }
  return [...expected].flatMap(([file, bytes]) =>
    readFileSync(join(OUT, file)).equals(bytes) ? [] : [`${file} does not show the name of the second shop`],
  );
}
