import type { FormEvent } from 'react';
import { useState } from 'react';
import { WISH } from '#src/content/invitations/wish.ts';
import { focusField, readFields } from '#src/lib/outbox/form-fields.ts';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { WishForm } from './wish-form.tsx';
import type { WishField } from './wish-message.ts';
import { parseWish, WISH_FIELDS } from './wish-message.ts';
import styles from './wish-panel.module.css';
import type { WishPanelProps } from './wish-panel.tsx';

/** The form of a sample: whatever is written is never sent. */
export function SampleWish({ code, language }: WishPanelProps) {
  const [errors, setErrors] = useState<FormErrors<WishField>>();
  const [sent, setSent] = useState(false);
  const copy = WISH[language];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = parseWish(code, readFields(form, WISH_FIELDS), language);
    setErrors(parsed.errors);
    if (!parsed.value)
      return focusField(
        form,
        WISH_FIELDS.find((field) => parsed.errors[field]),
      );
    form.reset();
    setSent(true);
  };
  return (
    <>
      <WishForm errors={errors} hidden={sent} language={language} onSubmit={submit} />
      {sent && (
        <div className={styles.outcome} role="status">
          <p>{copy.sampleSent}</p>
          <button type="button" onClick={() => setSent(false)}>
            {copy.another}
          </button>
        </div>
      )}
    </>
  );
}
