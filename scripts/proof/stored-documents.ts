import type { ScratchFirestore } from '#scripts/emulators/scratch.ts';

export type RestValue = Readonly<Record<string, unknown>>;

export interface RestDocument {
  /** `projects/…/documents/COLLECTION/ID`. */
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  readonly createTime: string;
  readonly updateTime: string;
}

/** Bypasses the rules. */
export const OWNER = { authorization: 'Bearer owner' } as const;

const PAGE = 300;

export async function storedDocuments(
  { documents }: Pick<ScratchFirestore, 'documents'>,
  collection: string,
): Promise<RestDocument[]> {
  const found: RestDocument[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const query = new URLSearchParams({ pageSize: String(PAGE), pageToken: next });
    const response = await fetch(`${documents}/${collection}?${query}`, { headers: OWNER });
    if (!response.ok) throw new Error(`${collection} could not be read: ${await response.text()}`);
    const page: { documents?: RestDocument[]; nextPageToken?: string } = await response.json();
    found.push(...(page.documents ?? []));
    next = page.nextPageToken || undefined;
  }
  return found;
}

/** Includes subcollections at any depth. */
export async function everyDocument({ documents }: ScratchFirestore): Promise<RestDocument[]> {
  const structuredQuery = { from: [{ allDescendants: true }] };
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { ...OWNER, 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`The database could not be read: ${await response.text()}`);
  const rows: { document?: RestDocument }[] = await response.json();
  return rows.flatMap(({ document }) => (document ? [document] : []));
}

export function idOf({ name }: RestDocument): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
