import { fieldsOf } from './fields-of.ts';
import { withTimeout } from './with-timeout.ts';

const POST_TIMEOUT_MS = 20_000;

/** Throws if the form service cannot be reached, times out or does not accept the form. */
export async function postForm(address: string, fields: URLSearchParams): Promise<void> {
  const response = await withTimeout(
    fetch(address, { method: 'POST', headers: { Accept: 'application/json' }, body: fields }),
    POST_TIMEOUT_MS,
  );
  const { success } = fieldsOf(await response.json());
  if (!response.ok || String(success) !== 'true')
    throw new Error(`The form service responded with ${response.status}`);
}
