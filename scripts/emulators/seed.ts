import { randomUUID } from 'node:crypto';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';

/** Exists only in the local Auth emulator. */
export const LOCAL_ADMIN = { email: 'admin@shagun.example', password: 'shagun-admin' } as const;

/** Bypasses the rules. */
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const DOCUMENTS = `v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;

const BLOGS = [
  {
    daysAgo: 2,
    title: 'Choosing a card your elders will keep',
    imageUrl: '/media/cards/series-4/ivory-arch-540.webp',
    content:
      'Hold it first. A letterpress card on cotton paper weighs three times a printed sheet, and elders keep what feels worth keeping.\n\nOrder one and a half months early: the ink dries flat, the ribbon is tied by hand, and the early order saves ten in a hundred.',
  },
  {
    daysAgo: 11,
    title: 'Mehndi that is dark by morning',
    imageUrl: '/media/services/makeup/hero-600.webp',
    content:
      'Leave the paste on for six hours at least, dab lemon and sugar while it dries, and keep water away until the next day.\n\nBook the artist for two hours more than you think: the bride’s hands come first, the cousins always follow.',
  },
  {
    daysAgo: 23,
    title: 'A menu for three hundred guests',
    imageUrl: '/media/catering/hero-thali-480.webp',
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
  await Promise.all([seedAdmin(authPort), seedBlogs(firestorePort)]);
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

async function seedBlogs(firestorePort: number): Promise<void> {
  const base = `http://${HOST}:${firestorePort}/${DOCUMENTS}/blogs`;
  const response = await fetch(`${base}?pageSize=1`, { headers: OWNER });
  const found: { documents?: unknown[] } = await response.json();
  if (found.documents?.length) return;
  for (const { daysAgo, ...blog } of BLOGS) {
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    const fields = { ...encodeFields(blog), createdAt: { timestampValue: createdAt } };
    const created = await fetch(`${base}?documentId=${randomUUID()}`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ fields }),
    });
    if (!created.ok) throw new Error(`The blogs could not be seeded: ${await created.text()}`);
  }
}
