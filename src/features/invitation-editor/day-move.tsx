import { useState } from 'react';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { daysBehind, leaveBehind, moveAlong, movesOf } from '#src/domain/draft/wedding-day.ts';
import { instantInIndia, showIndiaDay } from '#src/domain/india-time.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { names, functions } = INVITATION_EDITOR;
const { move: texts } = names;

/** Offers to move functions with days of their own along with the wedding, and shows where they would go. */
export function DayMove({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const [answer, setAnswer] = useState('');
  const days = daysBehind(draft);
  if (days === 0) return <p role="status">{answer}</p>;
  const settle = (next: typeof moveAlong, done: string) => {
    onChange(next);
    setAnswer(done);
  };
  return (
    <div className={styles.moves} role="status">
      <p>{texts.title}</p>
      <ul>
        {movesOf(draft).map(({ id, name, from, to }) => (
          <li key={id}>
            <b {...textLanguage(name)}>{nameOf(name) || functions.unnamed}</b>{' '}
            <span>{texts.days(shown(from), shown(to))}</span>
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button look="secondary" small onClick={() => settle(moveAlong, texts.moved)}>
          {texts.all(days)}
        </Button>
        <Button look="link" onClick={() => settle(leaveBehind, texts.left)}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}

function shown(day: string): string {
  const noon = instantInIndia(day, '12:00');
  return noon === undefined ? day : showIndiaDay(noon);
}
