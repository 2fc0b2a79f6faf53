/**
 * `npm run proof -- storm`: guests' messages in a storm; `npm run proof -- storm replies`: families' replies; `npm run proof -- storm
 * photos`: photographs for an album. `--seed N` varies the run, `--guests N` its size.
 */
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { messageStorm } from '#scripts/proof/message-storm.ts';
import { numberOption } from '#scripts/proof/number-option.ts';
import { photoStorm } from '#scripts/proof/photo-storm.ts';
import { replyStorm } from '#scripts/proof/reply-storm.ts';
import { loadShopCode } from '#scripts/proof/shop-code.ts';

const STORMS = [
  { name: 'replies', run: replyStorm, usual: 1_000 },
  { name: 'photos', run: photoStorm, usual: 200 },
];
const { run, usual } = STORMS.find(({ name }) => process.argv.includes(name)) ?? {
  run: messageStorm,
  usual: 500,
};
const seed = numberOption('seed', 7);
const guests = numberOption('guests', usual);
const startedAt = Date.now();
const emulator = await startScratchFirestore();
const shop = await loadShopCode(emulator.host);
const faults: string[] = [];
const what = await run({ seed, guests, emulator, shop, faults });
await shop.close();
await emulator.stop();
console.log(`  ${((Date.now() - startedAt) / 1_000).toFixed(0)} s of real time`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
console.log(`${what}, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
