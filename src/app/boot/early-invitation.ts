/**
 * Inlined into invitation-shell.html: reads the invitation of the page's address and shows its names, before the app's code
 * has loaded. The app takes over the response, so the document is read once.
 */
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { ANY_CODE, parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { drawEarlyCover } from '#src/features/invitation-page/early-cover.ts';
import { readEarly } from '#src/lib/early-read.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';

/** `address` is that of {@link ANY_CODE}. */
async function showNames(address: string, code: string): Promise<void> {
  const { fields } = fieldsOf(await readEarly(address.replace(ANY_CODE, code)));
  drawEarlyCover(fields, Date.now());
}

const address = document.currentScript?.dataset.document;
const code = parseInvitationCode(location.pathname.split('/')[2] ?? '');
// The app meets the same error, and reports it.
if (address && code && !SAMPLE_CODES.includes(code)) showNames(address, code).catch(() => undefined);
