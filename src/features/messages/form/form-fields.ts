import type { Addressee, MessageField } from '../message.ts';
import { MESSAGE_FIELDS } from '../message.ts';

/** Honeypot field: hidden from people, filled in by bots. */
export const TRAP_FIELD = 'website';

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Storage name of a form's draft: one for blessings, one per branch. */
export function draftName(to: Addressee): string {
  return to.kind === 'farewell' ? `farewell ${to.branch}` : to.kind;
}

export function readFields(form: HTMLFormElement): Record<MessageField, string> {
  const text = (name: MessageField) => fieldOf(form, name)?.value ?? '';
  return { name: text('name'), number: text('number'), message: text('message') };
}

export function isEmpty(form: HTMLFormElement): boolean {
  return Object.values(readFields(form)).every((text) => text.trim() === '');
}

/** Fills empty fields only: text typed before the scripts loaded is newer than any draft. */
export function fillEmptyFields(form: HTMLFormElement, texts: Partial<Record<string, string>>): void {
  for (const name of MESSAGE_FIELDS) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = texts[name] ?? '';
  }
}

/** Clears the honeypot field; returns whether it was filled in. */
export function clearTrap(form: HTMLFormElement): boolean {
  const trap = fieldOf(form, TRAP_FIELD);
  if (!trap?.value) return false;
  trap.value = '';
  return true;
}
