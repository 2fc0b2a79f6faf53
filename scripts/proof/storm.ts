/**
 * `npm run proof -- storm`: guests' messages in a storm; `npm run proof -- storm replies`: families' replies. `--seed N` varies
 * the run, `--guests N` its size.
 */
if (process.argv.includes('replies')) await import('#scripts/proof/reply-storm.ts');
else await import('#scripts/proof/message-storm.ts');

export {};
