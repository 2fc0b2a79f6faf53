import { memo } from 'react';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { BLESSINGS } from '#text/invitations/blessings.ts';
import styles from './blessing-row.module.css';

interface BlessingRowProps {
  readonly blessing: Blessing;
  readonly selected: boolean;
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly onDecide: (blessing: Blessing, state: BlessingState) => void;
  readonly onRemove: (blessing: Blessing) => void;
}

/** A blessing at the desk, and what the couple may do with it. */
export const BlessingRow = memo(function BlessingRow(props: BlessingRowProps) {
  const { blessing, selected, onSelect, onDecide, onRemove } = props;
  const { id, name, state } = blessing;
  return (
    <article className={styles.row} data-state={state}>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={selected}
          aria-label={BLESSINGS.select(name)}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </label>
      <BlessingText blessing={blessing} />
      <div className={styles.actions}>
        <DecisionButtons blessing={blessing} onDecide={onDecide} />
        <Button look="link" aria-label={BLESSINGS.removeOne(name)} onClick={() => onRemove(blessing)}>
          {BLESSINGS.remove}
        </Button>
      </div>
    </article>
  );
});

/** What a guest wrote, who and when. */
export function BlessingText({ blessing }: { readonly blessing: Blessing }) {
  const { name, text, phone, createdAt, state } = blessing;
  return (
    <div className={styles.words}>
      <p className={styles.text} {...textLanguage(text)}>
        {text}
      </p>
      <p className={styles.name} {...textLanguage(name)}>
        {name}
      </p>
      <p className={styles.facts}>
        {phone && (
          <>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a> ·{' '}
          </>
        )}
        {formatDayAndTime(new Date(createdAt))} · <b>{BLESSINGS.states[state]}</b>
      </p>
    </div>
  );
}

export function DecisionButtons({ blessing, onDecide }: Pick<BlessingRowProps, 'blessing' | 'onDecide'>) {
  const { name, state } = blessing;
  return (
    <>
      {state !== 'approved' && (
        <Button
          look="link"
          aria-label={BLESSINGS.approveOne(name)}
          onClick={() => onDecide(blessing, 'approved')}
        >
          {BLESSINGS.approve}
        </Button>
      )}
      {state !== 'hidden' && (
        <Button look="link" aria-label={BLESSINGS.hideOne(name)} onClick={() => onDecide(blessing, 'hidden')}>
          {BLESSINGS.hide}
        </Button>
      )}
    </>
  );
}
