/** Blessings in the storm, and a couple that approves them while they arrive. */
import type { ProofEmulator } from '#scripts/proof/emulator.ts';
import type { RestDocument } from '#scripts/proof/stored-documents.ts';
import { idOf, storedDocuments } from '#scripts/proof/stored-documents.ts';
import type { Cargo, Guest } from '#scripts/proof/storm-run.ts';
import { pause } from '#scripts/proof/storm-run.ts';
import type { WishMessage } from '#src/features/invitations/wish/wish-message.ts';
import { SERVER_TIME, write, writeAll } from '#tests/support/firestore-rest.ts';
import { INVITATION, START } from '#tests/support/invitation-documents.ts';

const CODE = 'ABCD12345678';
const PAGE = `invitations/${CODE}`;
const LOOK_MS = 5_000;

export function wishCargo(options: Cargo<WishMessage>['options']): Cargo<WishMessage> {
  return { options, messageOf: wishOf, textOf: ({ text }) => text };
}

/** The guest's number can be read back from the name. */
function wishOf(guest: number): WishMessage {
  return { code: CODE, name: `Guest ${guest}`, phone: '', text: `Blessing ${guest} शुभ विवाह 💐` };
}

export async function storeInvitation(): Promise<void> {
  await write('owner', PAGE, { ...INVITATION, createdAt: START, updatedAt: START });
}

/** Approves what arrives, under the rules, until the returned function is called; it resolves with the approved ids. */
export function approveArrivals(emulator: ProofEmulator): () => Promise<ReadonlySet<string>> {
  const approved = new Set<string>();
  let stopped = false;
  const look = async () => {
    while (!stopped) {
      for (const wish of await storedDocuments(emulator, `${PAGE}/wishes`)) {
        if (!approved.has(idOf(wish))) await approve(wish);
      }
      await pause(LOOK_MS);
    }
  };
  async function approve(wish: RestDocument): Promise<void> {
    const id = idOf(wish);
    const text = (field: string) => String(wish.fields?.[field]?.stringValue);
    const said = { name: text('name'), text: text('text') };
    const createdAt = new Date(String(wish.fields?.createdAt?.timestampValue));
    const verdict = await writeAll('admin', [
      [`${PAGE}/wishes/${id}`, { ...said, phone: text('phone'), state: 'approved', createdAt }],
      [`${PAGE}/wall/${id}`, { ...said, createdAt, changedAt: SERVER_TIME }],
    ]);
    if (verdict === 'refused') throw new Error(`The rules refused to approve ${said.name}.`);
    approved.add(id);
  }
  const looking = look();
  return async () => {
    stopped = true;
    await looking;
    return approved;
  };
}

/** What is wrong with the blessings as they are stored: each once, as written, and as the couple decided. */
export async function wishFaults(
  emulator: ProofEmulator,
  guests: readonly (Guest | undefined)[],
  approved: ReadonlySet<string>,
): Promise<readonly string[]> {
  const stored = await storedDocuments(emulator, `${PAGE}/wishes`);
  const byId = new Map(stored.map((one) => [idOf(one), one.fields]));
  const onWall = new Set((await storedDocuments(emulator, `${PAGE}/wall`)).map(idOf));
  const faults = guests.flatMap((found, guest) => {
    const fields = byId.get(found?.id ?? '');
    const { name, text } = wishOf(guest);
    if (fields?.text?.stringValue !== text) return [`The blessing of ${name} is not stored.`];
    const isApproved = fields.state?.stringValue === 'approved';
    if (isApproved !== approved.has(found?.id ?? '')) return [`The approval of ${name} was undone.`];
    return isApproved === onWall.has(found?.id ?? '') ? [] : [`The wall does not follow ${name}.`];
  });
  if (stored.length !== guests.length) faults.push(`There are ${stored.length} blessings.`);
  return faults;
}
