import { useState } from 'react';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { localeOf } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import type { Occasion } from '../greeting.ts';
import { templateOf } from '../greeting.ts';
import styles from './send-screen.module.css';
import { keepText, textKey } from './send-texts.ts';

const texts = GUESTS.queue;

interface LetterProps {
  readonly invitation: Invitation;
  readonly family: Family;
  readonly occasion: Occasion;
  /** What this family will read. */
  readonly text: string;
  /** The couple's own text, if there is one. */
  readonly own: string | undefined;
}

/** What a family will read, and the couple's own text for all families in its language. */
export function Letter({ invitation, family, occasion, text, own }: LetterProps) {
  const [typed, setTyped] = useState<string>();
  const { language } = family;
  const key = textKey(invitation.code, occasion, language);
  const keep = (next: string) => {
    keepText(key, next);
    setTyped(undefined);
  };
  if (typed === undefined) {
    return (
      <figure className={styles.letter}>
        <figcaption>{texts.text}</figcaption>
        <blockquote lang={language}>{text}</blockquote>
        <Button look="link" onClick={() => setTyped(own ?? templateOf(invitation, occasion, language, true))}>
          {texts.edit}
        </Button>
      </figure>
    );
  }
  return (
    <div className={styles.letter}>
      <TextArea
        label={texts.textFor(localeOf(language).name)}
        hint={texts.fields}
        rows={9}
        lang={language}
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.steps}>
        <Button small onClick={() => keep(typed)}>
          {texts.keepText}
        </Button>
        <Button look="link" onClick={() => setTyped(undefined)}>
          {texts.cancel}
        </Button>
        {own !== undefined && (
          <Button look="link" onClick={() => keep('')}>
            {texts.ours}
          </Button>
        )}
      </div>
    </div>
  );
}
