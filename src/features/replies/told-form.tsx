import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import panel from '#src/ui/guest-panel.module.css';
import { ReplyForm } from './reply-form.tsx';
import styles from './reply-panel.module.css';

interface ToldFormProps {
  readonly tradition: TraditionId;
  readonly seat: Seat;
  readonly start: ReplyChoice;
  readonly begun: ReplyChoice | undefined;
  readonly intro: string;
  readonly onSend: (fields: ReplyFields) => void;
  readonly onTouch: (typed: ReplyChoice) => void;
  readonly onCancel: () => void;
}

export function ToldForm({ tradition, ...rest }: ToldFormProps) {
  return (
    <div className={`${panel.panel} ${styles.panel}`} data-dress={tradition}>
      <ReplyForm {...rest} language="en" />
    </div>
  );
}
