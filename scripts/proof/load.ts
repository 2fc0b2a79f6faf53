/** `npm run proof:load`: a first page must read as many documents with 50,000 stored as with 100. */
import { startProofEmulator } from '#scripts/proof/emulator.ts';
import { loadShopCode } from '#scripts/proof/shop-code.ts';
import { OWNER } from '#scripts/proof/stored-documents.ts';
import { tokenOf } from '#scripts/proof/token.ts';

const FEW = 100;
const MANY = 50_000;
const MOST_READ = 21;
const RUNS = 9;
const BATCH = 500;

const emulator = await startProofEmulator();
const shop = await loadShopCode(emulator.host);

const LISTS = [
  {
    name: 'blessings, the owner',
    admin: true,
    read: () => shop.messages.listMessages({ collection: 'blesscouple' }),
  },
  {
    name: 'farewells of one branch, the owner',
    admin: true,
    read: () => shop.messages.listMessages({ collection: 'farewellMessages', branch: 'cse' }),
  },
  { name: 'blogs, a reader', admin: false, read: () => shop.blogs.listBlogs() },
];

/** Bypasses the rules; each document is a second newer than the one before. */
async function fill(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    for (const collection of ['blesscouple', 'farewellMessages', 'blogs'] as const) {
      const writes = Array.from({ length: Math.min(BATCH, to - start) }, (_, place) => ({
        update: {
          name: `${emulator.documents.split('/v1/')[1]}/${collection}/${String(start + place).padStart(24, 'a')}`,
          fields: fieldsOf(collection, start + place),
        },
      }));
      const response = await fetch(`${emulator.documents}:commit`, {
        method: 'POST',
        headers: { ...OWNER, 'content-type': 'application/json' },
        body: JSON.stringify({ writes }),
      });
      if (!response.ok) throw new Error(`The database could not be filled: ${await response.text()}`);
    }
  }
}

function fieldsOf(collection: string, number: number): object {
  const createdAt = { timestampValue: new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString() };
  if (collection === 'blogs') {
    return { title: { stringValue: `Blog ${number}` }, content: { stringValue: 'Words' }, createdAt };
  }
  const fields = {
    name: { stringValue: `Guest ${number}` },
    number: { stringValue: '+919845000012' },
    message: { stringValue: 'Joy' },
    createdAt,
  };
  return collection === 'blesscouple'
    ? fields
    : { ...fields, branch: { stringValue: number % 3 ? 'cse' : 'it' } };
}

const line = { documents: 0, admin: false };
const fetchOnly = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  if (line.admin) headers.set('authorization', `Bearer ${tokenOf({ admin: true })}`);
  const response = await fetchOnly(input, headers.has('authorization') ? { ...init, headers } : init);
  const rows: unknown = await response.clone().json();
  if (Array.isArray(rows)) line.documents += rows.filter((row) => 'document' in row).length;
  return response;
};

interface Cost {
  readonly documents: number;
  readonly ms: number;
}

async function costOf({ admin, read }: (typeof LISTS)[number]): Promise<Cost> {
  const times: number[] = [];
  let documents = 0;
  for (let run = 0; run < RUNS; run += 1) {
    Object.assign(line, { documents: 0, admin });
    const startedAt = performance.now();
    const { items, next } = await read();
    times.push(performance.now() - startedAt);
    if (items.length !== 20 || !next)
      throw new Error('The first page should have 20 documents and a next page.');
    documents = Math.max(documents, line.documents);
  }
  line.admin = false;
  times.sort((one, other) => one - other);
  return { documents, ms: times[Math.floor(RUNS / 2)] ?? 0 };
}

async function costs(): Promise<Cost[]> {
  const found: Cost[] = [];
  for (const list of LISTS) found.push(await costOf(list));
  return found;
}

await fill(0, FEW);
const few = await costs();
await fill(FEW, MANY);
const many = await costs();
await shop.close();
await emulator.stop();

let failed = false;
LISTS.forEach(({ name }, place) => {
  const [before, after] = [few[place], many[place]];
  if (!before || !after) return;
  failed ||= after.documents > MOST_READ || after.documents !== before.documents;
  const figures = ({ documents, ms }: Cost) => `${documents} documents, ${ms.toFixed(0)} ms`;
  console.log(`  ${name}: with ${FEW} ${figures(before)}; with ${MANY} ${figures(after)}`);
});
console.log(
  `load: the first page ${failed ? 'reads too many documents' : `reads at most ${MOST_READ} documents`}`,
);
process.exit(failed ? 1 : 0);
