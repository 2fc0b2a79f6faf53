import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { closingOf } from '#src/domain/draft/draft-invitation.ts';
import type { DinnerPlan } from '#src/domain/guests/planned-dinner.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { coupleNames, weddingDays } from '#src/domain/invitation/wording.ts';
import { useLeaveWarning } from '#src/features/admin/use-leave-warning.ts';
import { useHasUnsavedGuests } from '#src/features/guest-list/typed-guests.ts';
import { whatsappShareLink } from '#src/lib/whatsapp.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import panelStyles from '#src/ui/desk-panel.module.css';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Link } from '#src/ui/link.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';
import { DESK_PARTS as NAMES } from '#text/invitations/counts.ts';
import { DeskEditor } from './desk-editor.tsx';
import deskNavStyles from './desk-nav.module.css';
import { DESK_PARTS, useDeskPart } from './desk-part.ts';
import { useOpenLinkChoice } from './open-link-choice.ts';
import styles from './wedding-desk.module.css';
import { followSetting, rebaseEdits } from './wedding-edits.ts';

const texts = MY_WEDDING;

const SUBSTITUTES = {
  Waiting: () => <p role="status">{texts.opening}</p>,
  Failed: ({ onRetry }: { readonly onRetry: () => void }) => (
    <Unreachable text={texts.unreachable} onRetry={onRetry} />
  ),
};

const CountPart = lazyPart(
  () => import('#src/features/guest-list/counts/count-part.tsx').then((code) => code.CountPart),
  SUBSTITUTES,
);

const GuestPart = lazyPart(
  () => import('#src/features/guest-list/guest-part.tsx').then((code) => code.GuestPart),
  SUBSTITUTES,
);

const ToldForm = lazyPart(() => import('#src/features/replies/told-form.tsx').then((code) => code.ToldForm));

const BlessingPart = lazyPart(
  () => import('#src/features/blessing-desk/blessing-part.tsx').then((code) => code.BlessingPart),
  SUBSTITUTES,
);

const AlbumPart = lazyPart(
  () => import('#src/features/album-desk/album-part.tsx').then((code) => code.AlbumPart),
  SUBSTITUTES,
);

const BookPart = lazyPart(
  () => import('#src/features/keepsake-book/book-part.tsx').then((code) => code.BookPart),
  SUBSTITUTES,
);

const PrintPart = lazyPart(
  () => import('#src/features/invitation-print/print-part.tsx').then((code) => code.PrintPart),
  SUBSTITUTES,
);

const FilmPart = lazyPart(() => import('./film-part.tsx').then((code) => code.FilmPart), SUBSTITUTES);

interface WeddingDeskProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
  readonly onPlan: (dinner: DinnerPlan) => void;
}

/** The couple's desk. Each part is loaded when it is opened. */
export function WeddingDesk({ invitation, onChange, onPlan }: WeddingDeskProps) {
  const { code, functions, place } = invitation;
  const part = useDeskPart();
  const isUnsaved = useHasUnsavedGuests(code);
  useLeaveWarning();
  const { countsOpenLink, chooseOpenLink } = useOpenLinkChoice(code);
  const onSetting = (setting: 'wall' | 'openSeats') => (next: Invitation) => {
    followSetting(setting, next);
    onChange(next);
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.names}>{coupleNames(invitation)}</h2>
        <p>{[weddingDays(functions), place].filter(Boolean).join(', ')}</p>
      </div>
      <DeskNav code={code} />
      <div className={styles.part} data-unsaved={isUnsaved || undefined}>
        {part === 'page' && <PagePart invitation={invitation} onChange={onChange} />}
        {part === 'guests' && <GuestPart invitation={invitation} toldForm={ToldForm} />}
        {part === 'blessings' && <BlessingPart invitation={invitation} onChange={onSetting('wall')} />}
        {part === 'photos' && <AlbumPart invitation={invitation} />}
        {part === 'count' && (
          <CountPart
            invitation={invitation}
            countsOpenLink={countsOpenLink}
            onCountOpenLink={chooseOpenLink}
            onChange={onSetting('openSeats')}
            onPlan={onPlan}
          />
        )}
        {part === 'book' && <BookPart invitation={invitation} />}
        {part === 'print' && <PrintPart invitation={invitation} />}
        {part === 'film' && <FilmPart invitation={invitation} />}
      </div>
    </>
  );
}

function DeskNav({ code }: { readonly code: string }) {
  const current = useDeskPart();
  return (
    <nav className={deskNavStyles.nav} aria-label={NAMES.label}>
      {DESK_PARTS.map((part) => (
        <Link
          key={part}
          to={`${PATHS.myWedding(code)}#${part}`}
          replace
          aria-current={part === current ? 'page' : undefined}
          className={deskNavStyles.link}
        >
          {NAMES[part]}
        </Link>
      ))}
    </nav>
  );
}

interface PagePartProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
}

/** A couple's page: viewing, sharing, closing and editing. */
function PagePart({ invitation, onChange }: PagePartProps) {
  const { code, functions, published, settings } = invitation;
  const [asked, setAsked] = useState(false);
  const { busy, run } = useWork(texts.notDone);
  const state = stateAt(Date.now(), invitation);
  const names = coupleNames(invitation);
  const address = `${SITE.url}${PATHS.invitation(code)}`;

  const closeAt = (timeToClose: () => number | Promise<number>, done: string) => {
    setAsked(false);
    return run(async () => {
      const { readInvitation, setClosing } = await import('#src/data/invitations-api.ts');
      const closesAt = await timeToClose();
      await setClosing(code, closesAt);
      const next = (await readInvitation(code)) ?? { ...invitation, settings: { ...settings, closesAt } };
      rebaseEdits(next);
      onChange(next);
    }, done);
  };
  const closingNow = async () => (await import('#src/data/server-time.ts')).passedMoment(code);
  const copyLink = () => copyText(address, { copied: texts.copied, failed: texts.notDone });

  return (
    <>
      <section className={panelStyles.state} aria-label={texts.states[state].title}>
        <h3>{texts.states[state].title}</h3>
        <p>{texts.states[state].line}</p>
        <p className={styles.address}>{address}</p>
        <div className={panelStyles.actions}>
          {state === 'published' && (
            <>
              <OutLink look="whatsapp" href={whatsappShareLink(texts.shareText(names, address))}>
                {texts.share}
              </OutLink>
              <LinkButton look="secondary" to={PATHS.invitation(code)}>
                {texts.see}
              </LinkButton>
            </>
          )}
          <Button look="link" onClick={() => void copyLink()}>
            {texts.copy}
          </Button>
          {state === 'closed' && (
            <Button
              look="link"
              busy={busy}
              onClick={() =>
                void closeAt(
                  () => closingOf(functions, Date.now()),
                  published ? texts.reopened : texts.reopenedHidden,
                )
              }
            >
              {texts.reopen}
            </Button>
          )}
          {state === 'published' && (
            <Button look="link" busy={busy} onClick={() => setAsked(true)}>
              {texts.close}
            </Button>
          )}
        </div>
      </section>
      <h2 className={styles.title}>{texts.edit.title}</h2>
      <DeskEditor invitation={invitation} onSaved={onChange} />
      <ConfirmDialog
        open={asked}
        title={texts.question}
        line={texts.questionLine}
        keep={texts.keep}
        confirm={texts.close}
        onKeep={() => setAsked(false)}
        onConfirm={() => void closeAt(closingNow, texts.closed)}
      />
    </>
  );
}
