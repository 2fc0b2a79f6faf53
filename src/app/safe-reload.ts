import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { hasUnsentWords } from '#src/lib/half-typed.ts';
import { readText, writeText } from '#src/lib/storage.ts';

/**
 * Reloads a page whose code cannot be had otherwise, if the server answers. By itself it does so once for each
 * version of the site, and never over a filled field or a pressed Submit; for the visitor over what is kept on the
 * phone, but over no other text. Returns when it did not reload.
 *
 * @param asked whether the visitor pressed 'Try again'
 */
export async function reloadIfSafe(asked: boolean): Promise<void> {
  // The address of the first script is another one in every version.
  const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const safe = asked ? !losesWords() : !isTouched() && markedVersion() !== version;
  if (!safe) return;

  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (!answer?.ok) return;
  // Without the mark the page could reload itself for ever.
  if (!writeText(STORAGE_KEYS.reloadedVersion, version, 'session') && !asked) return;
  location.reload();
  await new Promise(() => {});
}

function markedVersion(): string | undefined {
  return readText(STORAGE_KEYS.reloadedVersion, 'session');
}

function losesWords(): boolean {
  const { unkept } = document.documentElement.dataset;
  return hasUnsentWords(unkept === undefined ? 'form:not([data-draft])' : 'form');
}

function isTouched(): boolean {
  const { live, pressed } = document.documentElement.dataset;
  // Once the app runs, a tick is in its cart.
  const ticked = live === undefined && document.querySelector('input:checked') !== null;
  return pressed !== undefined || ticked || hasUnsentWords();
}
