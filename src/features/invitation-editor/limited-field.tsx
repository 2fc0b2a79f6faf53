import type { ComponentProps } from 'react';
import { useState } from 'react';
import { cutText } from '#src/lib/text.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';

type FieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'error' | 'hint' | 'optional' | 'placeholder' | 'lang' | 'dir' | 'autoComplete' | 'inputMode'
>;

interface LimitedFieldProps extends FieldProps {
  readonly value: string;
  /** Most UTF-16 units it takes. */
  readonly longest: number;
  readonly onText: (text: string) => void;
  /** Lines of a field for several; one line without it. */
  readonly rows?: number;
}

/** A field that says so when it cuts what is pasted, instead of cutting it silently as `maxlength` does. */
export function LimitedField({ longest, onText, rows, error, ...field }: LimitedFieldProps) {
  const [cut, setCut] = useState(false);
  const take = (typed: string) => {
    const kept = cutText(typed, longest);
    setCut(kept.length < typed.length);
    onText(kept);
  };
  const shown = cut ? INVITATION_EDITOR.cut(longest) : error;
  return rows === undefined ? (
    <TextField {...field} error={shown} onChange={(event) => take(event.target.value)} />
  ) : (
    <TextArea {...field} rows={rows} error={shown} onChange={(event) => take(event.target.value)} />
  );
}
