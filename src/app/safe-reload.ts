import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { hasUnsentWords } from '#src/lib/half-typed.ts';
import { readText, writeText } from '#src/lib/storage.ts';

/** Reloads if the server responds and nothing is lost; without `asked`, once per version. Returns if it did not. */
export async function reloadIfSafe(asked: boolean): Promise<void> {
  // The URL of the first script differs in every version.
  const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const safe = asked ? !losesWords() : !isTouched() && markedVersion() !== version;
  if (!safe) return;

  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (!answer?.ok) return;
  // Without this mark the page could reload itself forever.
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
  const ticked = live === undefined && document.querySelector('input:checked') !== null;
  return pressed !== undefined || ticked || hasUnsentWords();
}
