/**
 * `npm run proof:fuzz`: whatever a stranger sends straight to Firestore's REST interface, nothing is stored that
 * breaks the schema, and nothing of what was stored is changed or deleted.
 *
 * Sends 5,000 made-up writes as nobody and as an account without the admin's claim: every type, nesting, 1 MB of
 * text, extra and missing fields, forged times, other collections, odd ids, changes, transforms and deletions.
 * About one in seven is a good message, which has to be taken. Then reads back the whole database past the rules
 * and holds every document against the schema written out in schema.ts; five bad documents, put there past the
 * rules, show that it would be noticed. `--seed N` makes up others.
 */
import { startProofEmulator } from '#scripts/proof/emulator.ts';
import type { MadeUpWrite } from '#scripts/proof/made-up-writes.ts';
import { madeUpWrite } from '#scripts/proof/made-up-writes.ts';
import { chance, seedOf } from '#scripts/proof/random.ts';
import { schemaFaults } from '#scripts/proof/schema.ts';
import type { RestDocument } from '#scripts/proof/stored-documents.ts';
import { everyDocument, OWNER } from '#scripts/proof/stored-documents.ts';
import { tokenOf } from '#scripts/proof/token.ts';

const WRITES = 5_000;
const AT_ONCE = 8;

const seed = seedOf(process.argv, 11);
const lot = chance(seed);
const since = new Date();
const emulator = await startProofEmulator();

/** Accounts that are no admin's, whatever they say of themselves. */
const MEMBERS = [{}, { admin: false }, { admin: 'true' }, { admin: 1 }, { Admin: true }].map(tokenOf);

async function send({ method, path, body }: MadeUpWrite, token: string | undefined): Promise<number> {
  const answer = await fetch(`${emulator.documents}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const faults: string[] = [];
const known: string[] = [];
const answers = new Map<number, number>();
let good = 0;
let left = WRITES;

async function sendSome(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const write = madeUpWrite(lot, known);
    const token = lot.next() < 0.3 ? lot.pick(MEMBERS) : undefined;
    // Known before the answer, so that the order of answers changes nothing of what is made up next.
    if (write.good !== undefined) known.push(write.good);
    const status = await send(write, token);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (write.good === undefined) continue;
    good += 1;
    if (status !== 200) faults.push(`a good message was answered ${status}: ${JSON.stringify(write.body)}`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, sendSome));

const until = new Date(Date.now() + 1_000);
const stored = await everyDocument(emulator);
faults.push(...stored.flatMap((document) => schemaFaults(document, since, until)));
const there = new Set(stored.map(placeOf));
for (const place of known) if (!there.has(place)) faults.push(`${place} has gone`);

/** Documents that only somebody past the rules can write; each breaks the schema in another way. */
const BAD: readonly (readonly [string, object])[] = [
  ['users/aaaaaaaaaaaaaaaaaaaaaaaa', {}],
  ['blesscouple/bbbbbbbbbbbbbbbbbbbbbbbb', { number: { integerValue: '1' } }],
  ['blesscouple/cccccccccccccccccccccccc', { extra: { nullValue: null } }],
  ['blesscouple/dddddddddddddddddddddddd', { createdAt: { timestampValue: '2020-01-01T00:00:00Z' } }],
  ['blesscouple/short', {}],
];
for (const [path, change] of BAD) {
  const fields = {
    name: { stringValue: 'Asha' },
    number: { stringValue: '+919845000012' },
    message: { stringValue: '' },
    createdAt: { timestampValue: new Date().toISOString() },
    ...change,
  };
  await fetch(`${emulator.documents}/${path}`, {
    method: 'PATCH',
    headers: { ...OWNER, 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
}
const noticed = (await everyDocument(emulator)).filter(
  (document) => schemaFaults(document, since, new Date(Date.now() + 1_000)).length > 0,
);
if (noticed.length !== BAD.length + stored.filter(isFaulty).length) {
  faults.push(`of ${BAD.length} bad documents put there past the rules ${noticed.length} were noticed`);
}
await emulator.stop();

function placeOf({ name }: RestDocument): string {
  return name.split('/documents/')[1] ?? '';
}

function isFaulty(document: RestDocument): boolean {
  return schemaFaults(document, since, until).length > 0;
}

const statuses = [...answers].sort().map(([status, count]) => `${count} were answered ${status}`);
console.log(`Fuzz with seed ${seed}: ${WRITES} writes, ${statuses.join(', ')}`);
console.log(`  ${good} good messages among them, ${known.filter((place) => there.has(place)).length} stored`);
console.log(`  ${stored.length} documents in the database, each held against the schema`);
console.log(`  ${noticed.length} of ${BAD.length} bad documents put there past the rules noticed`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
console.log(`fuzz: ${stored.length} documents, ${faults.length} faults`);
process.exit(faults.length === 0 && good > WRITES / 20 ? 0 : 1);
