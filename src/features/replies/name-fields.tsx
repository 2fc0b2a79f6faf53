import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { TextField } from '#src/ui/field.tsx';
import { PhoneField } from '#src/ui/phone-field.tsx';
import type { ReplyErrors } from './reply-check.ts';

interface NameFieldsProps {
  readonly choice: ReplyChoice;
  readonly errors: ReplyErrors;
  readonly language: Language;
  readonly onChange: (change: Partial<ReplyChoice>) => void;
}

/** Who replies, with the open link. */
export function NameFields({ choice, errors, language, onChange }: NameFieldsProps) {
  const texts = formTexts(language).reply;
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={INVITATION_TEXTS.name}
        value={choice.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <PhoneField
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        value={choice.phone}
        error={errors.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </>
  );
}
