import { Fragment } from 'react';
import type { Language } from '#src/config/language.ts';
import { REPLY } from '#src/content/invitations/reply.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { FunctionChoice } from '#src/domain/reply/reply-choice.ts';
import { vegetarians } from '#src/domain/reply/reply-choice.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { CountRow } from './count-row.tsx';
import styles from './mixed-food.module.css';

interface MixedFoodProps {
  readonly functions: readonly WeddingFunction[];
  readonly answers: readonly FunctionChoice[];
  readonly language: Language;
  readonly onChange: (key: FunctionChoice['key'], change: Partial<FunctionChoice>) => void;
}

/** How many eat what at each function that the family comes to, right below the choice that asks for it. */
export function MixedFood({ functions, answers, language, onChange }: MixedFoodProps) {
  const copy = REPLY[language];
  return (
    <div className={styles.foods}>
      {functions.map(({ key, name }) => {
        const answer = answers.find((one) => one.key === key);
        if (answer?.answer !== 'coming') return null;
        const { coming, jain, nonVeg } = answer;
        const row = { at: name, language };
        return (
          <Fragment key={key}>
            <p className={styles.name} {...textLanguage(name)}>
              {name}
            </p>
            <CountRow
              {...row}
              label={copy.jain}
              value={jain}
              max={coming - nonVeg}
              onChange={(next) => onChange(key, { jain: next })}
            />
            <CountRow
              {...row}
              label={copy.nonVeg}
              value={nonVeg}
              max={coming - jain}
              onChange={(next) => onChange(key, { nonVeg: next })}
            />
            <p role="status">{copy.rest(vegetarians(answer))}</p>
          </Fragment>
        );
      })}
    </div>
  );
}
