import { expect, test } from 'vitest';
import { DOCUMENT_ID_PATTERN, newDocumentId } from '#src/lib/document-id.ts';

test('1,000 ids are unique and have the format that the rules require', () => {
  const ids = new Set(Array.from({ length: 1_000 }, newDocumentId));
  expect(ids.size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(new RegExp(DOCUMENT_ID_PATTERN, 'u'));
});
