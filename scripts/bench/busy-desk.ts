/** The desk of a wedding with 1,500 families and 1,200 replies, with separate emulators. */
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { startFirebaseTools } from '#scripts/emulators/firebase-tools.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { writeAll } from '#tests/support/firestore-rest.ts';
import { FAMILY_PRIVATE, FAMILY_REPLY } from '#tests/support/guest-documents.ts';
import { FUNCTION, INVITATION, PATH, TEAM } from '#tests/support/invitation-documents.ts';
import { AUTH_PORT, BENCH_PORT, SITE } from './site.ts';

const FAMILIES = 1_500;
const REPLIES = 1_200;
const OPENED = 1_300;
const BATCH = 300;
const COUPLE = 'meera@example.com';
const DAY_MS = 86_400_000;

/** Only one search finds the family. */
export const GUESTS_PATH = `/my-wedding?code=${PATH.split('/')[1]}#guests`;
export const RARE_NAME = 'Zaveri family';

const NAMES = ['Sharma', 'Gupta', 'Iyer', 'Agarwal', 'शर्मा', 'Khan', 'Singh', 'Verma', 'Mehta', 'Nair'];

export interface BusyDesk {
  /** `host:port` of its Firestore. */
  readonly firestore: string;
  readonly auth: string;
  /** A phone of the couple that is signed in and has not read the list. */
  readonly signIn: (browser: Browser) => Promise<SignedIn>;
  readonly change: (replies: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Starts the emulators and fills them. Throws a MissingToolError. */
export async function startBusyDesk(): Promise<BusyDesk> {
  const auth = `${HOST}:${AUTH_PORT}`;
  const database = await startScratchFirestore();
  const accounts = await startFirebaseTools({
    authPort: AUTH_PORT,
    hubPort: await freePort(BENCH_PORT + 31),
    loggingPort: await freePort(BENCH_PORT + 32),
    logFile: join(database.folder, 'auth.log'),
  });
  await store(documents());
  return {
    firestore: database.host,
    auth: `http://${auth}`,
    signIn: (browser) => signIn(browser, auth),
    change: (replies) =>
      store(Array.from({ length: replies }, (_, place) => replyOf(place, { rev: 2, updatedAt: new Date() }))),
    async stop() {
      await accounts.stop();
      await database.stop();
    },
  };
}

type Document = readonly [path: string, fields: Fields];

/** Stored over the last month, because documents of the last minute are read twice. */
function documents(): Document[] {
  const functions = Object.fromEntries(
    ['f1', 'f2', 'f3', 'f4'].map((key) => [key, { ...FUNCTION, name: `${FUNCTION.name} ${key}` }]),
  );
  return [
    [PATH, { ...INVITATION, functions, order: 'f1 f2 f3 f4', createdAt: longAgo(0), updatedAt: longAgo(0) }],
    [TEAM, { editors: [COUPLE] }],
    ...Array.from({ length: FAMILIES }, (_, place) => familyOf(place)),
    ...Array.from({ length: REPLIES }, (_, place) => replyOf(place, { updatedAt: longAgo(place) })),
    ...Array.from(
      { length: OPENED },
      (_, place): Document => [`${PATH}/opened/${idOf(place)}`, { at: longAgo(place) }],
    ),
  ];
}

function familyOf(place: number): Document {
  const name = place === 777 ? RARE_NAME : `${NAMES[place % NAMES.length]} family ${place}`;
  const family = {
    ...FAMILY_PRIVATE,
    name,
    functions: ['f1', 'f2', 'f3', 'f4'].slice(place % 4),
    seats: 1 + (place % 6),
    phone: `+9198290${String(10_000 + place)}`,
    sentAt: longAgo(place),
    updatedAt: longAgo(place),
  };
  return [`${PATH}/familyPrivate/${idOf(place)}`, family];
}

function replyOf(place: number, change: Fields): Document {
  return [`${PATH}/replies/${idOf(place)}`, { ...FAMILY_REPLY, unsure: [], ...change }];
}

function idOf(place: number): string {
  return `f${String(place).padStart(22, '0')}`;
}

function longAgo(place: number): Date {
  return new Date(Date.now() - 30 * DAY_MS + place * 60_000);
}

async function store(all: readonly Document[]): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH) {
    await writeAll('owner', all.slice(from, from + BATCH));
  }
}

async function signIn(browser: Browser, auth: string): Promise<SignedIn> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${SITE}${GUESTS_PATH.replace('#guests', '#page')}`);
  await page.getByLabel('Your e-mail address').fill(COUPLE);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('We have sent a link').waitFor();
  const response = await fetch(`http://${auth}/emulator/v1/projects/${DEMO_PROJECT}/oobCodes`);
  const sent: { oobCodes: { oobLink: string }[] } = await response.json();
  await page.goto(sent.oobCodes.at(-1)?.oobLink ?? '');
  await page.getByRole('link', { name: 'Guests', exact: true }).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
