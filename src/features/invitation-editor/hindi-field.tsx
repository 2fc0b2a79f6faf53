import type { ComponentProps } from 'react';
import type { Draft } from '#src/domain/draft/draft.ts';
import { BOTH } from '#src/domain/invitation/languages-of.ts';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { LimitedField } from './limited-field.tsx';

const { inHindi: texts, optional } = INVITATION_EDITOR;

interface HindiFieldProps
  extends Pick<ComponentProps<typeof LimitedField>, 'label' | 'value' | 'longest' | 'rows' | 'onText'> {
  readonly draft: Pick<Draft, 'language'>;
  /** What guests read while it is empty, where that is Hindi too. */
  readonly ours?: string;
}

/** Below the field of a text: its Hindi, for a page in both languages. */
export function HindiField({ draft, label, ours = '', ...field }: HindiFieldProps) {
  if (draft.language !== 'both') return null;
  return (
    <LimitedField
      {...field}
      label={texts.label(label)}
      optional={optional}
      hint={ours === '' ? undefined : texts.ours(ours)}
      lang={BOTH[1]}
      autoComplete="off"
    />
  );
}
