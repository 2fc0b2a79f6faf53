import { notify } from './toast.tsx';

interface Results {
  readonly copied: string;
  readonly failed: string;
}

/** Reports whether it was possible: an app's own browser may have no clipboard. Never rejects. */
export async function copyText(text: string, says: Results): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(says.copied);
  } catch {
    notify.error(says.failed);
  }
}
