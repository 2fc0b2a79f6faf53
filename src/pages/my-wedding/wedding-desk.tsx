import type { DinnerPlan } from '#src/domain/guests/planned-dinner.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames, weddingDays } from '#src/domain/invitation/wording.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { DeskNav } from './desk-nav.tsx';
import { useDeskPart } from './desk-part.ts';
import { PagePart } from './page-part.tsx';
import styles from './wedding-desk.module.css';

const texts = MY_WEDDING;

const CountPart = lazyPart(
  () => import('#src/features/guest-list/counts/count-part.tsx').then((code) => code.CountPart),
  {
    Waiting,
    Failed: NotLoaded,
  },
);

const GuestPart = lazyPart(
  () => import('#src/features/guest-list/guest-part.tsx').then((code) => code.GuestPart),
  {
    Waiting,
    Failed: NotLoaded,
  },
);

const ToldForm = lazyPart(() => import('#src/features/replies/told-form.tsx').then((code) => code.ToldForm));

const BlessingPart = lazyPart(
  () => import('#src/features/blessing-desk/blessing-part.tsx').then((code) => code.BlessingPart),
  { Waiting, Failed: NotLoaded },
);

const AlbumPart = lazyPart(
  () => import('#src/features/album-desk/album-part.tsx').then((code) => code.AlbumPart),
  { Waiting, Failed: NotLoaded },
);

const BookPart = lazyPart(
  () => import('#src/features/keepsake-book/book-part.tsx').then((code) => code.BookPart),
  {
    Waiting,
    Failed: NotLoaded,
  },
);

const PrintPart = lazyPart(
  () => import('#src/features/invitation-print/print-part.tsx').then((code) => code.PrintPart),
  {
    Waiting,
    Failed: NotLoaded,
  },
);

const FilmPart = lazyPart(() => import('./film-part.tsx').then((code) => code.FilmPart), {
  Waiting,
  Failed: NotLoaded,
});

interface WeddingDeskProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
  /** The couple wants to order a dinner. */
  readonly onPlan: (dinner: DinnerPlan) => void;
}

/** The couple's desk. Each part is loaded when it is opened. */
export function WeddingDesk({ invitation, onChange, onPlan }: WeddingDeskProps) {
  const { code, functions, place } = invitation;
  const part = useDeskPart();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.names}>{coupleNames(invitation)}</h2>
        <p>{[weddingDays(functions), place].filter(Boolean).join(', ')}</p>
      </div>
      <DeskNav code={code} />
      <div className={styles.part}>
        {part === 'page' && <PagePart invitation={invitation} onChange={onChange} />}
        {part === 'guests' && <GuestPart invitation={invitation} toldForm={ToldForm} />}
        {part === 'blessings' && <BlessingPart invitation={invitation} onChange={onChange} />}
        {part === 'photos' && <AlbumPart invitation={invitation} />}
        {part === 'count' && <CountPart invitation={invitation} onChange={onChange} onPlan={onPlan} />}
        {part === 'book' && <BookPart invitation={invitation} />}
        {part === 'print' && <PrintPart invitation={invitation} />}
        {part === 'film' && <FilmPart invitation={invitation} />}
      </div>
    </>
  );
}

function Waiting() {
  return <p role="status">{texts.opening}</p>;
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title={texts.unreachable.title}>
      <p>{texts.unreachable.line}</p>
      <Button look="link" onClick={onRetry}>
        {texts.unreachable.retry}
      </Button>
    </Notice>
  );
}
