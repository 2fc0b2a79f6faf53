import { STARTER_KEYS } from '#src/config/storage-keys.ts';
import { hasEarlyTick } from './page-state.ts';
import { readText, writeText } from './storage.ts';
import { hasUnsentText } from './unsent-text.ts';

/** Reloads if the server responds and nothing is lost; without `manual`, once per version. Returns if it did not. */
export async function reloadIfSafe(manual: boolean): Promise<void> {
  // The URL of the first script differs in every version.
  const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  const isSafe = () => (manual ? !wouldLoseText() : !isInUse() && markedVersion() !== version);
  if (!isSafe()) return;

  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  // Something may have been typed or ticked meanwhile.
  if (!response?.ok || !isSafe()) return;
  // Without this mark the page could reload itself forever.
  if (!writeText(STARTER_KEYS.reloadedVersion, version, 'session') && !manual) return;
  location.reload();
  await new Promise(() => {});
}

function markedVersion(): string | undefined {
  return readText(STARTER_KEYS.reloadedVersion, 'session');
}

function wouldLoseText(): boolean {
  return hasUnsentText('form:is(:not([data-draft]), [data-unkept])');
}

function isInUse(): boolean {
  return hasEarlyTick() || document.querySelector('form[data-pressed]') !== null || hasUnsentText();
}
