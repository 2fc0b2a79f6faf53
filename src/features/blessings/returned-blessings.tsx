import { useState } from 'react';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import type { BlessingMessage } from './blessing-message.ts';
import styles from './blessing-panel.module.css';

type Item = OutboxItem<BlessingMessage>;

interface ReturnedBlessingsProps {
  readonly items: readonly Item[];
  readonly language: Language;
  readonly onEdit: (item: Item) => void;
  readonly onDrop: (item: Item) => void;
}

/** Blessings of this phone that were not accepted and are not in the form. Nothing of them is lost. */
export function ReturnedBlessings({ items, language, onEdit, onDrop }: ReturnedBlessingsProps) {
  const [asked, setAsked] = useState<string>();
  const texts = formTexts(language).blessing;
  if (items.length === 0) return null;
  return (
    <div className={`${panel.card} ${styles.problem}`}>
      <h3>{texts.cameBack(items.length)}</h3>
      <ul className={styles.returned}>
        {items.map((item) => (
          <li key={item.id}>
            <p {...textLanguage(item.message.text)}>{item.message.text}</p>
            <p className={panel.ways}>
              <button type="button" onClick={() => onEdit(item)}>
                {texts.edit}
              </button>
              <button type="button" onClick={() => (asked === item.id ? onDrop(item) : setAsked(item.id))}>
                {asked === item.id ? texts.dropSure : texts.drop}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
