import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { BLOG_PICTURES, BLOGS } from '#src/domain/collections.ts';
import { EncodedBytes, encodeFields } from '#src/lib/firestore-values.ts';

/** Exists only in the local Auth emulator. */
export const LOCAL_ADMIN = { email: 'admin@shagun.example', password: 'shagun-admin' } as const;

/** Bypasses the rules. */
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const DOCUMENTS = `v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;

/** Their pictures are stored as those from the owner's phone are, so that they need no network. */
const SEEDED = [
  {
    daysAgo: 2,
    title: 'Choosing a card your elders will keep',
    file: 'cards/series-4/ivory-arch-540.webp',
    content:
      'Hold it first. A letterpress card on cotton paper weighs three times a printed sheet, and elders keep what feels worth keeping.\n\nOrder one and a half months early: the ink dries flat, the ribbon is tied by hand, and the early order saves ten in a hundred.',
  },
  {
    daysAgo: 11,
    title: 'Mehndi that is dark by morning',
    file: 'services/makeup/hero-600.webp',
    content:
      'Leave the paste on for six hours at least, dab lemon and sugar while it dries, and keep water away until the next day.\n\nBook the artist for two hours more than you think: the bride’s hands come first, the cousins always follow.',
  },
  {
    daysAgo: 23,
    title: 'A menu for three hundred guests',
    file: 'catering/hero-thali-480.webp',
    content:
      'Two paneer dishes, one dal, one dry vegetable, two breads and rice feed a crowd well; a third gravy is mostly carried back.\n\nPut the chaat counter by the entrance, so that those who come early have something to do.',
  },
] as const;

const DAY_MS = 86_400_000;

export interface EmulatorPorts {
  readonly firestorePort: number;
  readonly authPort: number;
}

/** Creates the admin account and blogs if they are missing. */
export async function seed({ firestorePort, authPort }: EmulatorPorts): Promise<void> {
  await Promise.all([seedAdmin(authPort), seedBlogs(`${HOST}:${firestorePort}`)]);
}

async function seedAdmin(authPort: number): Promise<void> {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `${HOST}:${authPort}`;
  const { initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT }, 'seed'));
  const existing = await auth.getUserByEmail(LOCAL_ADMIN.email).catch(() => undefined);
  const user = existing ?? (await auth.createUser({ ...LOCAL_ADMIN, emailVerified: true }));
  await auth.setCustomUserClaims(user.uid, { admin: true });
}

/** `host`: `host:port` of the Firestore emulator. */
export async function seedBlogs(host: string): Promise<void> {
  const base = `http://${host}/${DOCUMENTS}`;
  const response = await fetch(`${base}/${BLOGS}?pageSize=1`, { headers: OWNER });
  const found: { documents?: unknown[] } = await response.json();
  if (found.documents?.length) return;
  for (const { daysAgo, file, ...blog } of SEEDED) {
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
    const jpeg = await sharp(`public/media/${file}`).jpeg().toBuffer();
    const picture = await create(`${base}/${BLOG_PICTURES}`, {
      picture: new EncodedBytes(jpeg.toString('base64')),
      createdAt,
    });
    await create(`${base}/${BLOGS}`, { ...blog, picture, createdAt });
  }
}

/** Returns the id of the new document. */
async function create(collection: string, fields: object): Promise<string> {
  const id = randomUUID();
  const created = await fetch(`${collection}?documentId=${id}`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ fields: encodeFields(fields) }),
  });
  if (!created.ok) throw new Error(`The blogs could not be seeded: ${await created.text()}`);
  return id;
}
