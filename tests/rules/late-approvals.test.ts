import { afterAll, expect, test, vi } from 'vitest';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import {
  APPROVED,
  BLESSING_ID,
  HIDDEN,
  SENT_BLESSING,
  STORED_BLESSING,
  storedBlessing,
} from '#tests/support/blessing-documents.ts';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { documentsIn } from '#tests/support/firestore-rest.ts';
import { CODE, PATH, START } from '#tests/support/invitation-documents.ts';
import { describeRules } from '#tests/support/rules-suite.ts';
import { openShopCode } from '#tests/support/shop-sdk.ts';

const { name, phone, text } = SENT_BLESSING;
const SHOWN: Blessing = { id: BLESSING_ID, name, phone, text, createdAt: START.valueOf(), state: 'new' };
const ONE = { id: `${CODE}/${BLESSING_ID}`, code: CODE, blessing: SHOWN };

const textsOf = async (part: string, field: string) =>
  (await documentsIn(`${PATH}/${part}`)).map(({ fields }) => fields[field]?.stringValue);
const statesStored = () => textsOf('wishes', 'state');
const namesOnWall = () => textsOf('wall', 'name');

describeRules('the owner’s list of new blessings', () => {
  const shop = openShopCode();
  afterAll(() => vi.unstubAllGlobals());

  test.each<[string, Fields | undefined]>([
    ['that the couple has hidden meanwhile stays hidden', HIDDEN],
    ['that the couple has deleted meanwhile stays deleted', undefined],
  ])('a blessing %s when the owner approves it late, and is not on the wall', async (_, wish) => {
    await storedBlessing(wish);
    const { decideNewBlessing } = await shop.blessings();
    expect(await decideNewBlessing(ONE, 'approved')).toBe(false);
    expect(await statesStored()).toEqual(wish ? ['hidden'] : []);
    expect(await namesOnWall()).toEqual([]);
  });

  test('a blessing that the couple has approved meanwhile stays on the wall when the owner hides it late', async () => {
    await storedBlessing(APPROVED);
    const { decideNewBlessing } = await shop.blessings();
    expect(await decideNewBlessing(ONE, 'hidden')).toBe(false);
    expect(await namesOnWall()).toEqual(['Asha']);
  });

  test('a blessing that nobody has decided about is approved, once or twice, and is on the wall', async () => {
    await storedBlessing(STORED_BLESSING);
    const { decideNewBlessing } = await shop.blessings();
    expect(await decideNewBlessing(ONE, 'approved')).toBe(true);
    expect(await decideNewBlessing(ONE, 'approved')).toBe(true);
    expect(await namesOnWall()).toEqual(['Asha']);
  });
});
