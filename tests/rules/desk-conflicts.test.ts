import * as v from 'valibot';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { contentOf } from '#src/domain/draft/account-draft.ts';
import { draftSchema } from '#src/domain/draft/draft.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { PORTRAIT_PLACES } from '#src/domain/portraits/portrait.ts';
import { documentsIn, SERVER_TIME, write } from '#tests/support/firestore-rest.ts';
import { MEERA, PATH, stored } from '#tests/support/invitation-documents.ts';
import {
  jpegBytes,
  pageWith,
  portraitOf,
  portraitPath,
  versionOfBytes,
} from '#tests/support/portrait-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';
import { SANGEET } from '#tests/support/sample-invitation.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const CODE = PATH.replace('invitations/', '');
const FIRST = jpegBytes(3_000, 1);
const SECOND = jpegBytes(3_000, 2);

const full = (place: PortraitPlace, bytes: Uint8Array) => ({
  portrait: { place, version: versionOfBytes(bytes), width: 1_600, height: 1_200, x: 0.5, y: 0.5, alt: '' },
  pictures: { picture: new Blob([new Uint8Array(bytes)]), thumb: new Blob([new Uint8Array(jpegBytes(300))]) },
});

describeRules('two phones at the desk of one wedding', () => {
  const shop = openShopCode();
  beforeEach(async () => {
    shop.signIn({ email: 'meera@mail.example' });
    await stored();
  });
  afterAll(() => vi.unstubAllGlobals());

  const order = async () =>
    (await documentsIn('invitations')).find(({ id }) => id === CODE)?.fields.order?.stringValue;

  test('a photograph that the other has put into the same place is not replaced', async () => {
    const { savePortrait } = await shop.portraits();
    await savePortrait(CODE, full('p1', FIRST), undefined);
    await expect(savePortrait(CODE, full('p1', SECOND), undefined)).rejects.toThrow('p1');
    expect(await order()).toContain(`p1:${versionOfBytes(FIRST)}`);
    await savePortrait(CODE, full('p1', SECOND), versionOfBytes(FIRST));
    expect(await order()).toContain(`p1:${versionOfBytes(SECOND)}`);
  });

  test('a photograph that the other has replaced is not removed; after a lost response it may be', async () => {
    const { removePortrait, savePortrait } = await shop.portraits();
    await savePortrait(CODE, full('cover', SECOND), undefined);
    await expect(removePortrait(CODE, 'cover', versionOfBytes(FIRST))).rejects.toThrow('cover');
    await removePortrait(CODE, 'cover', versionOfBytes(SECOND));
    await removePortrait(CODE, 'cover', versionOfBytes(SECOND));
    expect(await order()).not.toContain('cover');
  });

  test('what is typed on one phone keeps the photograph that the other has saved', async () => {
    const { readInvitation, saveInvitation } = await shop.invitations();
    const before = await readInvitation(CODE);
    if (!before) throw new Error('There is no invitation');
    const portrait = portraitOf(SECOND);
    await write('owner', portraitPath('cover'), portrait);
    await write('owner', PATH, { ...pageWith([`cover:${portrait.version}`]), updatedAt: SERVER_TIME });
    const { updatedAt = 0 } = (await readInvitation(CODE)) ?? {};
    expect(await saveInvitation({ ...before, place: 'Udaipur', updatedAt })).toBeUndefined();
    expect(await readInvitation(CODE)).toMatchObject({
      place: 'Udaipur',
      portraits: [{ place: 'cover', version: portrait.version }],
    });
  });
});

describeRules('a page that was saved, though the phone got no response', () => {
  const shop = openShopCode();
  beforeEach(async () => {
    shop.signIn({ email: 'meera@mail.example' });
    await stored();
  });
  afterAll(() => vi.unstubAllGlobals());

  const edited = async () => {
    const { readInvitation } = await shop.invitations();
    const before = await readInvitation(CODE);
    if (!before) throw new Error('There is no invitation');
    const functions = before.functions.map((one) => ({ ...one, venue: 'Lake Palace, Udaipur' }));
    return { ...before, functions, place: 'Udaipur' };
  };

  test('is saved again without asking whose version is right', async () => {
    const { saveInvitation } = await shop.invitations();
    const mine = await edited();
    expect(await saveInvitation(mine)).toBeUndefined();
    expect(await saveInvitation(mine)).toBeUndefined();
  });

  test('still asks when somebody else has changed it since', async () => {
    const { readInvitation, saveInvitation } = await shop.invitations();
    const mine = await edited();
    await saveInvitation(mine);
    const { updatedAt = 0 } = (await readInvitation(CODE)) ?? {};
    await saveInvitation({ ...mine, place: 'Jodhpur', updatedAt });
    expect(await saveInvitation(mine)).toMatchObject({ place: 'Jodhpur' });
  });
});

describeRules('an invitation that the owner makes of a draft', () => {
  const shop = openShopCode();
  const draft = draftWith({});
  const saved = { revision: 'one', draft };
  const email = MEERA.email.toLowerCase();
  const waiting = { id: MEERA.uid, email, savedAt: new Date(), draft };
  const keep = (kept: typeof saved) =>
    write('owner', `drafts/${MEERA.uid}`, { content: contentOf(kept), email, updatedAt: new Date() });
  beforeEach(() => shop.signIn({ admin: true }));
  afterAll(() => vi.unstubAllGlobals());

  test('is of the draft that the owner has seen, and of no other that the couple has saved since', async () => {
    const { makeInvitation } = await shop.invitations();
    await keep({ revision: 'two', draft: draftWith({ place: 'Udaipur' }) });
    await expect(makeInvitation(waiting, draft, Date.now())).rejects.toThrow('changed');
    expect(await documentsIn('drafts')).toHaveLength(1);
    expect(await documentsIn('invitations')).toEqual([]);
  });

  test('has its private functions and photographs, which its couple then changes at the desk', async () => {
    const { makeInvitation, readInvitation, saveInvitation } = await shop.invitations();
    const portraits = PORTRAIT_PLACES.map((place) => full(place, FIRST).portrait);
    const functions = FUNCTION_KEYS.map((id) => functionWith({ id, name: id, isPrivate: id !== 'f1' }));
    const large = v.parse(draftSchema, draftWith({ portraits, functions }));
    await keep({ revision: 'one', draft: large });
    for (const { place } of portraits) {
      await write('owner', `drafts/${MEERA.uid}/portraits/${place}`, portraitOf(FIRST));
    }
    const { code } = await makeInvitation({ ...waiting, draft: large }, large, Date.now());

    shop.signIn({ email });
    const made = await readInvitation(code);
    if (!made) throw new Error('There is no invitation');
    expect(made.functions.map(({ name, isPrivate }) => [name, isPrivate])).toEqual(
      FUNCTION_KEYS.map((key) => [key, key !== 'f1']),
    );
    const renamed = made.functions.map((one) => ({ ...one, venue: 'Lake Palace, Udaipur' }));
    const [first = SANGEET, second = SANGEET, ...others] = renamed;
    const swapped = [{ ...first, isPrivate: true }, { ...second, isPrivate: false }, ...others];
    expect(await saveInvitation({ ...made, functions: swapped })).toBeUndefined();
    expect((await readInvitation(code))?.functions).toEqual(swapped);
  });

  test('is made once, also when the response was lost and the owner tries again', async () => {
    const { makeInvitation } = await shop.invitations();
    await keep(saved);
    await makeInvitation(waiting, draft, Date.now());
    await expect(makeInvitation(waiting, draft, Date.now())).rejects.toThrow('changed');
    expect(await documentsIn('drafts')).toEqual([]);
    expect(await documentsIn('invitations')).toHaveLength(1);
  });
});
