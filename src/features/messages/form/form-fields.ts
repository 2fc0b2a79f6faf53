/** The fields of a message form in the page. They are left to the browser: React does not control them. */
import type { Addressee, MessageField } from '../message.ts';
import { MESSAGE_FIELDS } from '../message.ts';

/** Name of the field that only a machine fills in. */
export const TRAP_FIELD = 'website';

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Name of a form's draft: one for blessings, one for each branch. */
export function draftName(to: Addressee): string {
  return to.kind === 'farewell' ? `farewell ${to.branch}` : to.kind;
}

/** What the fields hold now. */
export function readFields(form: HTMLFormElement): Record<MessageField, string> {
  const text = (name: MessageField) => fieldOf(form, name)?.value ?? '';
  return { name: text('name'), number: text('number'), message: text('message') };
}

/** Whether nothing is typed in. */
export function isEmpty(form: HTMLFormElement): boolean {
  return Object.values(readFields(form)).every((text) => text.trim() === '');
}

/** Fills in the fields that are still empty: what was typed before the scripts arrived is newer than any draft. */
export function fillEmptyFields(form: HTMLFormElement, texts: Partial<Record<string, string>>): void {
  for (const name of MESSAGE_FIELDS) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = texts[name] ?? '';
  }
}

/** Empties the trap and returns whether it held anything. */
export function springTrap(form: HTMLFormElement): boolean {
  const trap = fieldOf(form, TRAP_FIELD);
  if (!trap?.value) return false;
  trap.value = '';
  return true;
}
