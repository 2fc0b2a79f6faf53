import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import panel from '#src/ui/guest-panel.module.css';
import { GUESTS } from '#text/invitations/guests.ts';
import { ReplyCard } from './reply-card.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './reply-panel.module.css';

const texts = GUESTS.told.changed;

interface ToldFormProps {
  readonly tradition: TraditionId;
  readonly seat: Seat;
  readonly start: ReplyChoice;
  readonly begun: ReplyChoice | undefined;
  readonly changed: ReplyFields | undefined;
  readonly intro: string;
  readonly onSend: (fields: ReplyFields) => void;
  readonly onTouch: (typed: ReplyChoice) => void;
  readonly onCancel: () => void;
}

/** The form for a reply that a family told the couple, below a newer reply that it would overwrite. */
export function ToldForm({ tradition, changed, ...rest }: ToldFormProps) {
  return (
    <div className={`${panel.panel} ${styles.panel}`} data-dress={tradition}>
      {changed && (
        <ReplyCard
          title={texts.title}
          fields={changed}
          seat={rest.seat}
          language="en"
          focused
          nothing={formTexts('en').reply.removedThere}
        >
          <p>{texts.line}</p>
        </ReplyCard>
      )}
      <ReplyForm {...rest} language="en" />
    </div>
  );
}
