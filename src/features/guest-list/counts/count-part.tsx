import { PATHS } from '#src/config/paths.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import type { FunctionCount, Invited } from '#src/domain/guests/function-count.ts';
import { countFunctions, openReplies } from '#src/domain/guests/function-count.ts';
import type { DinnerPlan } from '#src/domain/guests/planned-dinner.ts';
import { plannedDinner } from '#src/domain/guests/planned-dinner.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { downloadText } from '#src/lib/download.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DESK_COUNT } from '#text/invitations/counts.ts';
import { Unreadable } from '../unreadable.tsx';
import { useGuestList } from '../use-guest-list.ts';
import catererSheetStyles from './caterer-sheet.module.css';
import styles from './count-part.module.css';
import { catererText, foodText, guestsCsv, openLinkLine, whenAndWhere } from './count-text.ts';
import functionCountCardStyles from './function-count-card.module.css';
import { OpenLinkReplies } from './open-link-replies.tsx';
import { ShareCounts } from './share-counts.tsx';

const texts = DESK_COUNT;

interface CountPartProps {
  readonly invitation: Invitation;
  readonly countsOpenLink: boolean;
  readonly onCountOpenLink: (countsOpenLink: boolean) => void;
  readonly onChange: (invitation: Invitation) => void;
  readonly onPlan: (dinner: DinnerPlan) => void;
}

export function CountPart(props: CountPartProps) {
  const { invitation, countsOpenLink, onCountOpenLink, onChange, onPlan } = props;
  const guests = useGuestList(invitation.code);
  const { status, families, replies, unreadable, readAt, sync } = guests;

  if (status === 'opening') return <p role="status">{texts.reading}</p>;
  const isEmpty = families.length === 0 && replies.size === 0;
  if (status === 'refused' || ((status === 'offline' || status === 'partial') && isEmpty)) {
    return <Unreachable text={texts.failed} onRetry={() => void sync()} />;
  }
  if (isEmpty) return <EmptyState title={texts.none.title} line={texts.none.line} />;

  const guestList = { ...guests, families: new Map(families.map((family) => [family.id, family])) };
  const counts = countFunctions(invitation, guestList, countsOpenLink);
  const hasCounts = counts.length > 0;
  const open = openReplies(guestList);
  const inWords = (withVenues: boolean) =>
    catererText(invitation, counts, { countedAt: readAt, countsOpenLink, withVenues });
  return (
    <>
      <div className={styles.onScreen}>
        <h2 className={styles.title}>{texts.title}</h2>
        {hasCounts ? (
          <p>{texts.line}</p>
        ) : (
          <EmptyState title={texts.noneAsked.title} line={texts.noneAsked.line} />
        )}
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
            onCountThem={onCountOpenLink}
            onChange={onChange}
          />
        )}
        <div className={styles.actions}>
          <LinkButton look="secondary" to={PATHS.atTheDoor(invitation.code)}>
            {texts.door}
          </LinkButton>
          {hasCounts && (
            <>
              <ShareCounts versions={[inWords(true), inWords(false)]} />
              <Button look="link" icon="print" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </>
          )}
          <Button
            look="link"
            icon="download"
            onClick={() => downloadText(texts.csvFile, 'text/csv', guestsCsv(invitation, guestList))}
          >
            {texts.csv}
          </Button>
        </div>
      </div>
      {hasCounts && (
        <CatererSheet
          invitation={invitation}
          counts={counts}
          countedAt={readAt}
          openLink={openLinkLine(counts, countsOpenLink)}
        />
      )}
    </>
  );
}

interface CatererSheetProps {
  readonly invitation: Invitation;
  readonly counts: readonly FunctionCount[];
  /** Milliseconds since 1970. */
  readonly countedAt: number;
  /** Empty if no guest replied with the open link. */
  readonly openLink: string;
}

/** A printed page for the caterer: counts only, no guest's name or number. In print it replaces the desk. */
function CatererSheet({ invitation, counts, countedAt, openLink }: CatererSheetProps) {
  return (
    <div className={catererSheetStyles.sheet} data-paper="" aria-hidden="true">
      <p className={catererSheetStyles.title}>{texts.sheet.title(coupleNames(invitation))}</p>
      <table className={catererSheetStyles.table}>
        <thead>
          <tr>
            {texts.sheet.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(({ weddingFunction, coming }) => (
            <tr key={weddingFunction.key}>
              <th scope="row">{weddingFunction.name}</th>
              <td>{whenAndWhere(weddingFunction)}</td>
              {[coming.total, coming.veg, coming.jain, coming.nonVeg, coming.children].map(
                (plates, column) => (
                  <td key={texts.sheet.heads[column + 2]} className={catererSheetStyles.number}>
                    {groupDigits(plates)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {openLink && <p>{openLink}</p>}
      <p>{texts.sheet.counted(formatDayAndTime(new Date(countedAt)))}</p>
    </div>
  );
}

interface FunctionCountCardProps {
  readonly count: FunctionCount;
  readonly countsOpenLink: boolean;
  readonly onPlan: () => void;
}

/** One function: who comes, what they eat, and who has not replied yet. */
function FunctionCountCard({ count, countsOpenLink, onPlan }: FunctionCountCardProps) {
  const withLink = countsOpenLink ? texts.withOpenLink : texts.besideOpenLink;
  const { weddingFunction, coming, withOpenLink, expected } = count;
  const titleId = `count-${weddingFunction.key}`;
  const details = [
    foodText(coming),
    coming.children > 0 ? texts.children(groupDigits(coming.children)) : '',
    withOpenLink > 0 ? withLink(groupDigits(withOpenLink)) : '',
  ].filter(Boolean);
  return (
    <li className={functionCountCardStyles.card} aria-labelledby={titleId}>
      <h3 className={functionCountCardStyles.name} id={titleId}>
        {weddingFunction.name}
      </h3>
      <p className={functionCountCardStyles.when}>{whenAndWhere(weddingFunction)}</p>
      <p className={functionCountCardStyles.coming}>
        <strong>{groupDigits(coming.total)}</strong> {texts.coming}
      </p>
      {details.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <dl className={functionCountCardStyles.states}>
        {(['invited', 'replied', 'unsure', 'silent'] as const).map((state) => (
          <div key={state} className={functionCountCardStyles.state} data-state={state}>
            <dt>{texts[state]}</dt>
            <dd>{invitedText(count[state])}</dd>
          </div>
        ))}
      </dl>
      {expected !== undefined && expected !== coming.total && <p>{texts.expected(groupDigits(expected))}</p>}
      {coming.total > 0 && (
        <div className={functionCountCardStyles.plan}>
          <Button small onClick={onPlan}>
            {texts.plan}
          </Button>
          <p className={functionCountCardStyles.note}>{texts.planLine}</p>
        </div>
      )}
    </li>
  );
}

function invitedText({ families, seats }: Invited): string {
  return families === 1
    ? texts.oneFamily(groupDigits(seats))
    : texts.families(groupDigits(families), groupDigits(seats));
}
