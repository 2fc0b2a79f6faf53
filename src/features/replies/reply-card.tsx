import type { ReactNode } from 'react';
import type { Language } from '#src/config/language.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import styles from './reply-panel.module.css';
import { replyInWords } from './reply-words.ts';
import { StepTitle } from './step-title.tsx';

interface ReplyCardProps {
  readonly title: string;
  readonly fields: ReplyFields;
  readonly seat: Pick<Seat, 'functions'>;
  readonly language: Language;
  /** Whether the guest has just come here by a press. */
  readonly focused?: boolean;
  /** In place of the words of a reply that says nothing. */
  readonly nothing?: string;
  readonly children?: ReactNode;
}

/** A reply in words, with what can be done about it. */
export function ReplyCard(props: ReplyCardProps) {
  const { title, fields, seat, language, focused = false, nothing = '', children } = props;
  const sentences = replyInWords(fields, seat.functions, language);
  const who = [fields.name, formatPhone(fields.phone)].filter(Boolean).join(', ');
  return (
    <div className={styles.card}>
      <StepTitle focused={focused}>{title}</StepTitle>
      {who && <p {...textLanguage(who)}>{who}</p>}
      <ul className={styles.words}>
        {sentences.length === 0 && nothing && <li>{nothing}</li>}
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
