import type { FormEvent, RefObject } from 'react';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { TextArea, TextField } from '#src/ui/field.tsx';
import panel from '#src/ui/guest-panel.module.css';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { TrapField } from '#src/ui/trap-field.tsx';
import type { BlessingField } from './blessing-message.ts';

interface BlessingFormProps {
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly errors: FormErrors<BlessingField> | undefined;
  readonly sending?: boolean;
  readonly hidden?: boolean;
  readonly language: Language;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput?: () => void;
}

export function BlessingForm({
  form,
  errors,
  sending = false,
  hidden = false,
  language,
  onSubmit,
  onInput,
}: BlessingFormProps) {
  const texts = formTexts(language).blessing;
  return (
    <form
      {...(form && { ref: form })}
      className={panel.form}
      noValidate
      hidden={hidden}
      onSubmit={onSubmit}
      {...(onInput && { onInput })}
    >
      <TextArea label={texts.text} name="text" rows={4} required readOnly={sending} error={errors?.text} />
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        required
        readOnly={sending}
        error={errors?.name}
      />
      <PhoneField
        label={texts.phone}
        optional={texts.optional}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        readOnly={sending}
        error={errors?.phone}
      />
      <TrapField label={texts.trap} />
      <div className={panel.ways}>
        <button type="submit" className={panel.press} aria-disabled={sending || undefined}>
          {sending ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );
}
