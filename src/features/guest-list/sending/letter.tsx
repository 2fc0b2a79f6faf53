import { useRef } from 'react';
import type { Language } from '#src/locales/locales.ts';
import { localeOf } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { useFocusBack } from '#src/ui/use-focus-back.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import type { Occasion } from '../greeting.ts';
import styles from './send-screen.module.css';

const texts = GUESTS.queue;

interface LetterProps {
  readonly occasion: Occasion;
  readonly language: Language;
  readonly text: string;
  /** The template of the text, with which editing begins. */
  readonly template: string;
  readonly typed: string | undefined;
  /** Whether the couple has its own text, which it can discard. */
  readonly hasOwn: boolean;
  /** `undefined` ends the editing without keeping anything. */
  readonly onType: (typed: string | undefined) => void;
  /** Empty to restore ours. */
  readonly onKeep: (template: string) => void;
}

/** What a family will read, and the couple's own text for all families in its language. */
export function Letter(props: LetterProps) {
  const { occasion, language, text, template, typed, hasOwn, onType, onKeep } = props;
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, typed !== undefined);
  if (typed === undefined) {
    return (
      <figure className={styles.letter}>
        <figcaption>{texts.text[occasion]}</figcaption>
        <blockquote lang={language}>{text}</blockquote>
        <Button ref={opener} look="link" onClick={() => onType(template)}>
          {texts.edit}
        </Button>
      </figure>
    );
  }
  return (
    <div className={styles.letter} data-unsaved={typed !== template || undefined}>
      <TextArea
        label={texts.textFor(localeOf(language).name)}
        hint={texts.fields}
        rows={9}
        lang={language}
        autoFocus
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <div className={styles.steps}>
        <Button small onClick={() => onKeep(typed)}>
          {texts.keepText}
        </Button>
        <Button look="link" onClick={() => onType(undefined)}>
          {texts.cancel}
        </Button>
        {hasOwn && (
          <Button look="link" onClick={() => onKeep('')}>
            {texts.ours}
          </Button>
        )}
      </div>
    </div>
  );
}
