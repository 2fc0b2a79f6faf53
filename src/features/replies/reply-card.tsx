import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import styles from './reply-panel.module.css';
import { replyInWords } from './reply-text.ts';

interface ReplyCardProps {
  readonly title: string;
  readonly fields: ReplyFields;
  readonly seat: Pick<Seat, 'functions'>;
  readonly language: Language;
  readonly focused?: boolean;
  /** Shown instead of the text of a reply that says nothing. */
  readonly nothing?: string;
  readonly children?: ReactNode;
}

export function ReplyCard(props: ReplyCardProps) {
  const { title, fields, seat, language, focused = false, nothing = '', children } = props;
  const sentences = replyInWords(fields, seat.functions, language);
  const who = [fields.name, formatPhone(fields.phone)].filter(Boolean).join(', ');
  return (
    <div className={panel.card}>
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

/** The heading of a part that a press has opened; with `focused` it takes the focus of the pressed button. */
export function StepTitle({ focused, children }: { focused: boolean; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <h3 ref={title} tabIndex={-1}>
      {children}
    </h3>
  );
}
