/**
 * `npm run proof -- storm`: guests' messages in a storm; `npm run proof -- storm replies`: families' replies; `npm run proof -- storm
 * photos`: photographs for an album. `--seed N` varies the run, `--guests N` its size.
 */
if (process.argv.includes('replies')) await import('#scripts/proof/reply-storm.ts');
else if (process.argv.includes('photos')) await import('#scripts/proof/photo-storm.ts');
else await import('#scripts/proof/message-storm.ts');

export {};
