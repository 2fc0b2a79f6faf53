/**
 * `npm run proof -- load`: a first page must read as many documents with 50,000 stored, or 5,000 orders, as with 100, and a day of
 * the bookings as many with 300 as with 15.
 */
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { loadBookings } from '#scripts/proof/load-bookings.ts';
import { loadShopCode } from '#scripts/proof/shop-code.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { tokenOf, writeAll } from '#tests/support/firestore-rest.ts';
import { ORDER } from '#tests/support/order-documents.ts';

const FEW = 100;
const MANY = { blesscouple: 50_000, farewellMessages: 50_000, blogs: 50_000, orders: 5_000 } as const;
const MOST_READ = 21;
const RUNS = 9;
const BATCH = 500;

type Collection = keyof typeof MANY;
const COLLECTIONS = ['blesscouple', 'farewellMessages', 'blogs', 'orders'] as const;

const emulator = await startScratchFirestore();
const shop = await loadShopCode(emulator.host);

const { messages, blogs, orders } = shop;
const NO_FILTER = { status: undefined, kind: undefined, month: undefined };

interface List {
  readonly name: string;
  readonly collection: Collection;
  readonly read: () => Promise<{ readonly items: readonly unknown[]; readonly next?: unknown }>;
}

const LISTS: readonly List[] = [
  {
    name: 'blessings, the owner',
    collection: 'blesscouple',
    read: () => messages.listMessages({ collection: 'blesscouple' }),
  },
  {
    name: 'farewells of one branch, the owner',
    collection: 'farewellMessages',
    read: () => messages.listMessages({ collection: 'farewellMessages', branch: 'cse' }),
  },
  { name: 'blogs, a reader', collection: 'blogs', read: () => blogs.listBlogs() },
  { name: 'orders, the owner', collection: 'orders', read: () => orders.listOrders(NO_FILTER) },
  {
    name: 'orders of one status, the owner',
    collection: 'orders',
    read: () => orders.listOrders({ ...NO_FILTER, status: 'received' }),
  },
];

/** Bypasses the rules; each document is a second newer than the one before. */
async function fill(collection: Collection, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += BATCH) {
    const documents = Array.from({ length: Math.min(BATCH, to - start) }, (_, place) => {
      const id = String(start + place).padStart(24, 'a');
      return [`${collection}/${id}`, fieldsOf(collection, start + place)] as const;
    });
    await writeAll('owner', documents);
  }
}

function fieldsOf(collection: Collection, number: number): Fields {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 1_000);
  if (collection === 'blogs') return { title: `Blog ${number}`, content: 'Words', createdAt };
  if (collection === 'orders') return { ...orderOf(number), createdAt };
  const message = { name: `Guest ${number}`, number: '+919845000012', message: 'Joy', createdAt };
  return collection === 'blesscouple' ? message : { ...message, branch: number % 3 ? 'cse' : 'it' };
}

/** A menu of 40 dishes; every other one is delivered. */
function orderOf(number: number): object {
  return {
    ...ORDER,
    number: `S-260101-${String(number).padStart(4, '0')}`,
    kind: 'catering',
    lines: Array.from({ length: 40 }, (_, place) => `dish-${place + 1} 1`).join('\n'),
    status: number % 2 ? 'received' : 'delivered',
  };
}

const line = { documents: 0, admin: false };
const fetchOnly = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  if (line.admin) headers.set('authorization', `Bearer ${tokenOf({ admin: true })}`);
  const response = await fetchOnly(input, headers.has('authorization') ? { ...init, headers } : init);
  const rows: unknown = await response.clone().json();
  if (Array.isArray(rows)) line.documents += rows.filter((row) => 'document' in row || 'found' in row).length;
  return response;
};

interface Cost {
  readonly documents: number;
  readonly ms: number;
}

async function costOf({ collection, read }: List): Promise<Cost> {
  const times: number[] = [];
  let documents = 0;
  for (let run = 0; run < RUNS; run += 1) {
    // Everybody may read blogs.
    Object.assign(line, { documents: 0, admin: collection !== 'blogs' });
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

for (const collection of COLLECTIONS) await fill(collection, 0, FEW);
const few = await costs();
for (const collection of COLLECTIONS) await fill(collection, FEW, MANY[collection]);
const many = await costs();
Object.assign(line, { admin: true });
const { count } = await orders.sumOrders(NO_FILTER);
const booked = await loadBookings(shop, async (work) => {
  line.documents = 0;
  const startedAt = performance.now();
  await work();
  return { documents: line.documents, ms: performance.now() - startedAt };
});
await shop.close();
await emulator.stop();

let failed = false;
LISTS.forEach(({ name, collection }, place) => {
  const [before, after] = [few[place], many[place]];
  if (!before || !after) return;
  failed ||= after.documents > MOST_READ || after.documents !== before.documents;
  const figures = ({ documents, ms }: Cost) => `${documents} documents, ${ms.toFixed(0)} ms`;
  console.log(`  ${name}: with ${FEW} ${figures(before)}; with ${MANY[collection]} ${figures(after)}`);
});
// Google bills one read for a thousand documents counted.
console.log(`  count and sums of ${count} orders: ${Math.ceil(count / 1_000)} reads`);
for (const text of booked.lines) console.log(`  ${text}`);
failed ||= count !== MANY.orders || booked.failed;
console.log(
  `load: the first page ${failed ? 'reads too many documents' : `reads at most ${MOST_READ} documents`}`,
);
process.exit(failed ? 1 : 0);
