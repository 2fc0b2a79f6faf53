import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { countFunctions, openReplies } from '#src/domain/guests/function-count.ts';
import type { DinnerPlan } from '#src/domain/guests/planned-dinner.ts';
import { plannedDinner } from '#src/domain/guests/planned-dinner.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { downloadText } from '#src/lib/download.ts';
import { whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DESK_COUNT } from '#text/invitations/counts.ts';
import { Unreadable } from '../unreadable.tsx';
import { useGuestList } from '../use-guest-list.ts';
import { CatererSheet } from './caterer-sheet.tsx';
import styles from './count-part.module.css';
import { catererText, guestsCsv } from './count-text.ts';
import { FunctionCountCard } from './function-count-card.tsx';
import { OpenLinkReplies } from './open-link-replies.tsx';

const texts = DESK_COUNT;

interface CountPartProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
  /** The couple wants to order a dinner. */
  readonly onPlan: (dinner: DinnerPlan) => void;
}

/** The desk's count of replies for each function, for the couple, the caterer and the kitchen. */
export function CountPart({ invitation, onChange, onPlan }: CountPartProps) {
  const guests = useGuestList(invitation.code);
  const [countsOpenLink, setCountsOpenLink] = useState(false);
  const { status, families, replies, unreadable, readAt, sync } = guests;

  if (status === 'opening') return <p role="status">{texts.reading}</p>;
  const isEmpty = families.length === 0 && replies.size === 0;
  if (status === 'refused' || (status === 'offline' && isEmpty)) {
    return (
      <Notice title={texts.failed.title}>
        <p>{texts.failed.line}</p>
        <Button look="link" onClick={() => void sync()}>
          {texts.failed.retry}
        </Button>
      </Notice>
    );
  }
  if (isEmpty) return <EmptyState title={texts.none.title} line={texts.none.line} />;

  const guestList = { ...guests, families: new Map(families.map((family) => [family.id, family])) };
  const counts = countFunctions(invitation, guestList, countsOpenLink);
  const open = openReplies(guestList);
  return (
    <>
      <div className={styles.onScreen}>
        <h2 className={styles.title}>{texts.title}</h2>
        <p>{texts.line}</p>
        {status === 'offline' && <Notice kind="note" title={texts.offline} />}
        {status === 'partial' && <Notice kind="note" title={texts.partial} />}
        <Unreadable count={unreadable.size} />
        <ul className={styles.functions}>
          {counts.map((count) => (
            <FunctionCountCard
              key={count.weddingFunction.key}
              count={count}
              countsOpenLink={countsOpenLink}
              onPlan={() => onPlan(plannedDinner(invitation, count, readAt, countsOpenLink))}
            />
          ))}
        </ul>
        {open.length > 0 && (
          <OpenLinkReplies
            invitation={invitation}
            replies={open}
            guests={guests}
            countsThem={countsOpenLink}
            onCountThem={setCountsOpenLink}
            onChange={onChange}
          />
        )}
        <div className={styles.actions}>
          <LinkButton look="secondary" to={PATHS.atTheDoor(invitation.code)}>
            {texts.door}
          </LinkButton>
          <OutLink look="whatsapp" href={whatsappShareLink(catererText(invitation, counts))}>
            {texts.share}
          </OutLink>
          <Button look="link" icon="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button
            look="link"
            icon="download"
            onClick={() => downloadText(texts.csvFile, 'text/csv', guestsCsv(invitation, guestList))}
          >
            {texts.csv}
          </Button>
        </div>
      </div>
      <CatererSheet invitation={invitation} counts={counts} countedAt={readAt} />
    </>
  );
}
