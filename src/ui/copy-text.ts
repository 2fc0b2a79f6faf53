import { notify } from './toast.tsx';

/** Copies a text, and says whether that was possible. Never rejects. */
export function copyText(
  text: string,
  says: { readonly copied: string; readonly failed: string },
): Promise<void> {
  return navigator.clipboard.writeText(text).then(
    () => notify.success(says.copied),
    () => notify.error(says.failed),
  );
}
