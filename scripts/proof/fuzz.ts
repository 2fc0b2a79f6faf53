/**
 * `npm run proof -- fuzz`: random writes without the admin claim must not break the schema or change stored data. About
 * one in seven is valid and must be accepted. `--seed N` varies the run.
 */
import * as fc from 'fast-check';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import type { MadeUpWrite } from '#scripts/proof/made-up-writes.ts';
import { goodWrite, madeUpWrite } from '#scripts/proof/made-up-writes.ts';
import { numberOption } from '#scripts/proof/number-option.ts';
import { schemaFaults } from '#scripts/proof/schema.ts';
import type { RestDocument } from '#scripts/proof/stored-documents.ts';
import { everyDocument, OWNER } from '#scripts/proof/stored-documents.ts';
import { SERVER_TIME, write as store, tokenOf } from '#tests/support/firestore-rest.ts';

const WRITES = 5_000;
const KNOWN = 40;

const seed = numberOption('seed', 11);
const since = new Date();
const emulator = await startScratchFirestore();

const WHO = [
  ...[undefined, undefined, undefined],
  ...[{}, { admin: false }, { admin: 'true' }, { admin: 1 }, { Admin: true }],
];

const soon = () => new Date(Date.now() + 1_000);

async function send({ method, path, body }: MadeUpWrite, claims: object | undefined): Promise<number> {
  const response = await fetch(`${emulator.documents}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(claims && { authorization: `Bearer ${tokenOf(claims)}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function read(place: string): Promise<RestDocument | undefined> {
  const response = await fetch(`${emulator.documents}/${place}`, { headers: OWNER });
  return response.ok ? response.json() : undefined;
}

function placeOf({ path, body }: MadeUpWrite): string | undefined {
  const named = /\/documents\/([^"]+)"/.exec(JSON.stringify(body ?? {}))?.[1];
  return path === ':commit' ? named : path.slice(1).replace('?documentId=', '/');
}

/** Existing messages, which must not change. */
const known = new Map<string, string>();
for (const write of fc.sample(goodWrite, { seed, numRuns: KNOWN })) {
  if ((await send(write, undefined)) !== 200) throw new Error('A valid message was not stored.');
  known.set(write.good, contentOf(await read(write.good)));
}

function contentOf(document: RestDocument | undefined): string {
  const { createdAt: _, ...content } = document?.fields ?? {};
  return JSON.stringify(Object.entries(content).sort());
}

const statusCounts = new Map<number, number>();
let good = 0;

/** One sentence per violation. */
async function faultsOf(write: MadeUpWrite, claims: object | undefined): Promise<string[]> {
  const status = await send(write, claims);
  statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
  if (write.good !== undefined) good += 1;
  if (write.good !== undefined && status !== 200) return [`a valid message got status ${status}`];
  if (status !== 200) return [];
  const place = placeOf(write) ?? '';
  const document = await read(place);
  const content = known.get(place);
  if (content !== undefined && contentOf(document) !== content) return [`${place} was changed or deleted`];
  return document ? schemaFaults(document, since, soon()) : [];
}

const result = await fc.check(
  fc.asyncProperty(madeUpWrite([...known.keys()]), fc.constantFrom(...WHO), async (write, claims) => {
    const found = await faultsOf(write, claims);
    if (found.length > 0) throw new Error(found.join('; '));
  }),
  { seed, numRuns: WRITES },
);
const faults: string[] = result.failed ? [fc.defaultReportMessage(result) ?? 'failed'] : [];

const stored = await everyDocument(emulator);
faults.push(...stored.flatMap((document) => schemaFaults(document, since, soon())));
for (const [place, content] of known) {
  if (contentOf(await read(place)) !== content) faults.push(`${place} was changed or deleted`);
}

/** Invalid documents written past the rules, to check that the schema check notices. */
const BAD = Object.entries({
  'users/aaaaaaaaaaaaaaaaaaaaaaaa': {},
  'blesscouple/bbbbbbbbbbbbbbbbbbbbbbbb': { number: 1 },
  'blesscouple/cccccccccccccccccccccccc': { extra: null },
  'blesscouple/dddddddddddddddddddddddd': { createdAt: new Date('2020-01-01') },
  'blesscouple/short': {},
});
for (const [path, change] of BAD) {
  const message = { name: 'Asha', number: '+919845000012', message: '', createdAt: SERVER_TIME };
  await store('owner', path, { ...message, ...change });
}
const isFaulty = (document: RestDocument) => schemaFaults(document, since, soon()).length > 0;
const detected = (await everyDocument(emulator)).filter(isFaulty).length - stored.filter(isFaulty).length;
if (detected !== BAD.length) {
  faults.push(`${detected} of ${BAD.length} planted invalid documents were detected`);
}
await emulator.stop();

const statuses = [...statusCounts].sort().map(([status, count]) => `${count} × status ${status}`);
console.log(`Fuzz with seed ${seed}: ${result.numRuns} writes, ${statuses.join(', ')}`);
console.log(`  ${good} valid messages, all stored unless listed below`);
console.log(`  ${stored.length} documents in the database, each checked against the schema`);
console.log(`  ${detected} of ${BAD.length} planted invalid documents detected`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
console.log(`fuzz: ${stored.length} documents, ${faults.length} faults`);
process.exit(faults.length === 0 && good > WRITES / 20 ? 0 : 1);
