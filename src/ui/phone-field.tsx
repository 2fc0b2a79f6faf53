import type { ComponentProps, InputEvent } from 'react';
import { TextField } from './field.tsx';

/** A {@link TextField} that takes digits, a plus and separators: other characters are refused as they are typed. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} onInput={refuseOtherCharacters} />;
}

const NOT_IN_A_NUMBER = /[^\d\u0966-\u096f+()\s./-]/g;

function refuseOtherCharacters({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const kept = (text: string) => text.replace(NOT_IN_A_NUMBER, '');
  if (kept(field.value) === field.value) return;
  const caret = kept(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = kept(field.value);
  field.setSelectionRange(caret, caret);
}
