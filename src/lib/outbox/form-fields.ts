/** Reads and fills a form whose fields the browser keeps, so that what is typed before the scripts load counts. */

/** Honeypot field: hidden from people, filled in by bots. */
export const TRAP_FIELD = 'website';

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

export function readFields<Field extends string>(
  form: HTMLFormElement,
  names: readonly Field[],
): Record<Field, string> {
  const texts = Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? '']));
  return texts as Record<Field, string>;
}

export function isEmpty(form: HTMLFormElement, names: readonly string[]): boolean {
  return Object.values(readFields(form, names)).every((text) => text.trim() === '');
}

/** Fills empty fields only: text typed before the scripts loaded is newer than any draft. */
export function fillEmptyFields(
  form: HTMLFormElement,
  names: readonly string[],
  texts: Readonly<Partial<Record<string, string>>>,
): void {
  for (const name of names) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = texts[name] ?? '';
  }
}

export function focusField(form: HTMLFormElement, name: string | undefined): void {
  if (name !== undefined) fieldOf(form, name)?.focus();
}

/** Returns whether the honeypot field was filled in. */
export function clearTrap(form: HTMLFormElement): boolean {
  const trap = fieldOf(form, TRAP_FIELD);
  if (!trap?.value) return false;
  trap.value = '';
  return true;
}
