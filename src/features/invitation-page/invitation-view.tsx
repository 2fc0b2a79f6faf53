import type { ComponentType } from 'react';
import { useRef, useState } from 'react';
import { guestTexts, withGuestTexts } from '#src/locales/guest-texts.ts';
import { spokenIn } from '#src/locales/locales.ts';
import '#src/styles/dresses.css';
import { traditionOf } from '#src/catalogue/traditions.ts';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { functionsFor, lifeAt } from '#src/domain/invitation/life.ts';
import { namesIn } from '#src/domain/invitation/names.ts';
import { invitationIn, wording } from '#src/domain/invitation/wording.ts';
import { asksReply, forFamily, seatsOf } from '#src/domain/reply/seat.ts';
import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import type { Language } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Ornament } from '#src/ui/ornament.tsx';
import { notify } from '#src/ui/toast.tsx';
import { Around } from './around.tsx';
import { Cover } from './cover.tsx';
import { Functions } from './functions.tsx';
import styles from './invitation-view.module.css';
import { Photographs } from './lazy-photographs.ts';
import letterStyles from './letter.module.css';
import { PageTools } from './page-tools.tsx';

interface InvitationViewProps {
  readonly invitation: Invitation;
  /** Shown first; with an invitation in both, guests switch. */
  readonly language: Language;
  /** Milliseconds since 1970; 0 shows the page before the wedding. */
  readonly now: number;
  /** Large letters, and a function to switch them; no button without it. */
  readonly larger?: { readonly on: boolean; readonly toggle: () => void };
  readonly onLanguage?: (language: Language) => void;
  /** The guest who may reply; nobody in the editor's preview, which has no envelope. */
  readonly guest?: Guest;
}

export interface Guest {
  readonly parts: GuestParts;
  /** The family whose link was opened, which is shown its own functions. */
  readonly family: FamilyPage | undefined;
  /** A family that is still being read: until then no function is shown, for it may not be invited to all. */
  readonly waiting: boolean;
  /** The family or its own functions could not be read: a reply would be another one, or without them. */
  readonly unread: boolean;
  readonly onForget: () => void;
  /** Replies to a sample are not sent. */
  readonly sample: boolean;
}

/** What a guest's page shows besides the invitation; the page supplies it. */
export interface GuestParts {
  readonly Greeting: ComponentType<{
    readonly family: FamilyPage;
    readonly language: Language;
    readonly onForget: () => void;
  }>;
  readonly ReplySection: ComponentType<{
    readonly invitation: Invitation;
    readonly functions: readonly WeddingFunction[];
    readonly seat: { readonly family: string | undefined; readonly seats: number; readonly sample: boolean };
    readonly language: Language;
    readonly now: number;
  }>;
  readonly BlessingSection: ComponentType<{
    readonly invitation: Invitation;
    readonly sample: boolean;
    readonly language: Language;
  }>;
  readonly AlbumSection: ComponentType<{ readonly code: string; readonly language: Language }>;
}

/** Made from the invitation's data alone: nothing is fetched or stored here. */
export function InvitationView(props: InvitationViewProps) {
  const { now, larger, onLanguage, guest } = props;
  const family = guest?.family;
  const [chosen, setChosen] = useState<Language>();
  const { language: offered } = props.invitation;
  const language = offered === 'both' ? (chosen ?? props.language) : offered;
  const written = family ? forFamily(props.invitation, family) : props.invitation;
  const invitation = invitationIn(written, language);
  const life = lifeAt(now, invitation.functions);
  const shown = guest?.waiting ? [] : invitation.functions;
  const seats = guest ? seatsOf(invitation, family) : 0;
  const isOver = life === 'thanks' || life === 'anniversary';
  const isAsked = !isOver && !guest?.unread && now <= invitation.settings.replyBy && asksReply(seats, shown);
  const functions = functionsFor(now, shown);
  const hasFailed = useRef(false);
  const failLanguage = async () => {
    // Some browsers never fetch a file again whose import failed (decision 013).
    if (hasFailed.current && guest) await reloadIfSafe(true);
    hasFailed.current = true;
    notify.error(guestTexts(language).page.languageFailed);
  };
  const reply = (askedSeats: number) =>
    guest &&
    !guest.waiting &&
    !guest.unread && (
      <guest.parts.ReplySection
        invitation={invitation}
        functions={functions}
        seat={{ family: family?.id, seats: askedSeats, sample: guest.sample }}
        language={language}
        now={now}
      />
    );

  return (
    <div
      className={styles.view}
      {...spokenIn(language)}
      data-dress={invitation.tradition}
      data-life={life}
      data-larger={larger?.on || undefined}
    >
      <div className={styles.sheet}>
        <Cover
          invitation={invitation}
          language={language}
          sealed={guest !== undefined && life === 'invitation'}
          asksReply={isAsked}
        />
        <div className={styles.letter}>
          <PageTools
            invitation={invitation}
            language={language}
            functions={functions}
            onLanguage={(next) => {
              withGuestTexts(
                next,
                () => {
                  setChosen(next);
                  onLanguage?.(next);
                },
                () => void failLanguage(),
              );
            }}
            {...(larger ? { larger } : {})}
          />
          {guest && family && (
            <guest.parts.Greeting family={family} language={language} onForget={guest.onForget} />
          )}
          {isOver ? (
            <>
              <AfterWedding invitation={invitation} language={language} life={life} />
              {reply(0)}
            </>
          ) : (
            <>
              {life === 'invitation' && <Letter invitation={invitation} language={language} />}
              {!guest?.waiting && (
                <Functions invitation={invitation} functions={functions} language={language} now={now} />
              )}
              {reply(seats)}
              {life === 'guide' && <Letter invitation={invitation} language={language} />}
            </>
          )}
          {guest && (
            <guest.parts.BlessingSection invitation={invitation} sample={guest.sample} language={language} />
          )}
          {guest && !guest.sample && <guest.parts.AlbumSection code={invitation.code} language={language} />}
          {invitation.portraits && <Photographs invitation={invitation} language={language} />}
          <Around
            invitation={invitation}
            city={written.place}
            language={language}
            life={life}
            isFamily={family !== undefined}
          />
        </div>
      </div>
    </div>
  );
}

interface AfterWeddingProps {
  readonly invitation: Invitation;
  readonly language: Language;
  readonly life: 'thanks' | 'anniversary';
}

/** Once the functions are over: thanks, or after a year a line for the anniversary, and the album. */
function AfterWedding({ invitation, language, life }: AfterWeddingProps) {
  const text = wording(invitation, life, language);
  return (
    <section className={letterStyles.letter}>
      <Ornament drawing={traditionOf(invitation.tradition).ornament} />
      <h2 className={letterStyles.after}>{guestTexts(language).page[life]}</h2>
      <p className={letterStyles.wording} {...textLanguage(text)}>
        {text}
      </p>
      {invitation.links.album && (
        <p>
          <a
            className={letterStyles.album}
            href={invitation.links.album}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="camera" size={22} />
            {guestTexts(language).page.albumAfterwards}
          </a>
        </p>
      )}
    </section>
  );
}

/** The families' line, the wording, and who the two are. */
function Letter({ invitation, language }: { invitation: Invitation; language: Language }) {
  const { families, tradition } = invitation;
  const text = wording(invitation, 'invitation', language);
  return (
    <section className={letterStyles.letter} aria-label={guestTexts(language).page.youAreInvited}>
      <Ornament drawing={traditionOf(tradition).ornament} />
      <p className={letterStyles.together}>{guestTexts(language).traditions[tradition].phrases.families}</p>
      <p className={letterStyles.wording} {...textLanguage(text)}>
        {text}
      </p>
      {families.some(Boolean) && (
        <dl className={letterStyles.families}>
          {namesIn(invitation, language).names.map((name, place) => {
            const family = families[place] ?? '';
            return (
              <div key={name}>
                <dt {...textLanguage(name)}>{name}</dt>
                {family && <dd {...textLanguage(family)}>{family}</dd>}
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
