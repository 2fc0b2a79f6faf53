import type { FormEvent } from 'react';
import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { focusField, readFields } from '#src/lib/outbox/form-fields.ts';
import type { FormErrors } from '#src/lib/parse-form.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { BlessingForm } from './blessing-form.tsx';
import type { BlessingField } from './blessing-message.ts';
import { BLESSING_FIELDS, parseTypedBlessing } from './blessing-message.ts';
import styles from './blessing-panel.module.css';
import { LiveBlessing } from './live-blessing.tsx';
import { WallList } from './wall-list.tsx';

export interface BlessingPanelProps {
  readonly code: string;
  /** Whether guests read what the couple has approved. */
  readonly wallOpen: boolean;
  /** A sample sends nothing. */
  readonly sample: boolean;
  readonly language: Language;
}

/** Where guests write to the couple, and read what others have written if the couple wants that. */
export function BlessingPanel(props: BlessingPanelProps) {
  const { code, wallOpen, sample, language } = props;
  const texts = formTexts(language).blessing;
  return (
    <div className={panel.panel}>
      {sample ? <SampleBlessing {...props} /> : <LiveBlessing {...props} />}
      <p className={panel.notice}>
        {sample ? texts.sample : [texts.notice, ...(wallOpen ? [texts.wallNotice] : [])].join(' ')}{' '}
        <a href={addressIn(language, PATHS.privacy)} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </p>
      {wallOpen && !sample && <WallList code={code} language={language} />}
    </div>
  );
}

/** The form of a sample: whatever is written is never sent. */
function SampleBlessing({ code, language }: BlessingPanelProps) {
  const [errors, setErrors] = useState<FormErrors<BlessingField>>();
  const [sent, setSent] = useState(false);
  const texts = formTexts(language).blessing;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = parseTypedBlessing(
      code,
      readFields(form, BLESSING_FIELDS),
      formTexts(language).blessingErrors,
    );
    setErrors(parsed.errors);
    if (!parsed.value)
      return focusField(
        form,
        BLESSING_FIELDS.find((field) => parsed.errors[field]),
      );
    form.reset();
    setSent(true);
  };
  return (
    <>
      <BlessingForm errors={errors} hidden={sent} language={language} onSubmit={submit} />
      {sent && (
        <div className={`${panel.card} ${styles.outcome}`} role="status">
          <p>{texts.sampleSent}</p>
          <button type="button" onClick={() => setSent(false)}>
            {texts.another}
          </button>
        </div>
      )}
    </>
  );
}
