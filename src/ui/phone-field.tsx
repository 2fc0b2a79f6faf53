import type { ComponentProps, InputEvent } from 'react';
import { TextField } from './field.tsx';

export function PhoneField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} onInput={refuseOtherCharacters} />;
}

const NOT_IN_A_NUMBER = /[^\d\u0966-\u096f+()\s./-]/g;

function refuseOtherCharacters({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const clean = (text: string) => text.replace(NOT_IN_A_NUMBER, '');
  if (clean(field.value) === field.value) return;
  const caret = clean(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = clean(field.value);
  field.setSelectionRange(caret, caret);
}
