import type { CSSProperties, MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { cardPicture, sceneOf } from '#src/catalogue/invitation-scenes.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { lettersOf, namesIn } from '#src/domain/invitation/names.ts';
import { blessingLine, weddingDays } from '#src/domain/invitation/wording.ts';
import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './cover.module.css';
import { CoverImage } from './cover-image.tsx';
import { openedEarly } from './early-cover.ts';
import envelopeStyles from './envelope.module.css';
import { Photographs } from './lazy-photographs.ts';
import replyJumpStyles from './reply-jump.module.css';
import { useWrittenInvitation } from './written-invitation.ts';

interface CoverProps {
  readonly invitation: Invitation;
  readonly language: Language;
  /** Begins as a closed envelope, where there are scripts to open it. */
  readonly sealed: boolean;
  /** Whether the page asks guests for a reply further down. */
  readonly asksReply: boolean;
}

const SCENE_SIZES = '(min-width: 900px) 46vw, 100vw';
/** Less than the 62 % of the page that a card fills: with more, a phone loads 40 kB for some cards. */
const CARD_SIZES = '(min-width: 900px) 29vw, 50vw';

/** Scene, card or the couple's own photograph, with names, days and place. The names are never on a face. */
export function Cover({ invitation, language, sealed, asksReply }: CoverProps) {
  const { functions, place, tradition, portraits } = invitation;
  const photo = portraits?.find((one) => one.place === 'cover');
  const design = photo ? '' : invitation.design;
  const written = useWrittenInvitation(invitation.code);
  const ready = photo && photo.version === written?.cover?.version ? written.cover : undefined;
  /** As the couple has placed and described the cover since the page was built. */
  const [placing, setPlacing] = useState<Portrait>();
  const blessing = blessingLine(invitation);
  const { and } = guestTexts(language).page;
  const { names, also } = namesIn(invitation, language);
  return (
    <header
      className={styles.cover}
      data-card={design !== '' || undefined}
      data-photo={photo !== undefined || undefined}
    >
      <div className={styles.scene}>
        {!photo && (
          <Picture
            source={design ? cardPicture(design) : sceneOf(tradition)}
            sizes={design ? CARD_SIZES : SCENE_SIZES}
            priority
            fill
            position="50% 100%"
          />
        )}
        {ready && <CoverImage portrait={placing ?? ready} address={ready.thumb} phone={ready.phone} />}
        {photo && (!ready || invitation.updatedAt !== written?.invitation.updatedAt) && (
          <Photographs invitation={invitation} onPlacing={ready && setPlacing} />
        )}
      </div>
      <div className={styles.words}>
        {blessing ? (
          <p className={styles.blessing} lang={blessing.lang} dir={blessing.dir}>
            {blessing.text}
          </p>
        ) : (
          <p className={styles.blessing}>{guestTexts(language).traditions[tradition].phrases.families}</p>
        )}
        <h1 className={styles.names} style={sizeOf(names)} tabIndex={-1}>
          <Name text={names[0]} /> <span className={styles.and}>{and}</span> <Name text={names[1]} />
        </h1>
        {also.every(Boolean) && (
          <p className={styles.also}>
            <Name text={also[0]} /> <span aria-hidden="true">·</span> <Name text={also[1]} />
          </p>
        )}
        <p className={styles.when}>
          {functions.length > 0 && <span>{weddingDays(functions, language)}</span>}{' '}
          {place && (
            <span className={styles.place} {...textLanguage(place)}>
              {place}
            </span>
          )}
        </p>
        {asksReply && <ReplyJump language={language} />}
      </div>
      {sealed && <Envelope invitation={invitation} language={language} />}
    </header>
  );
}

function Name({ text }: { text: string }) {
  return <span {...textLanguage(text)}>{text}</span>;
}

function sizeOf(names: readonly string[]): CSSProperties & Record<'--letters', number> {
  return { '--letters': lettersOf(names) };
}

/** A press opens it and starts the music, as browsers require. Absent with reduced motion or no scripts. */
function Envelope({ invitation, language }: { invitation: Invitation; language: Language }) {
  const { couple, links } = invitation;
  const texts = guestTexts(language).page;
  const [opened, setOpened] = useState(openedEarly);
  const [muted, setMuted] = useState(false);
  // Opened before the app was there, no music has begun, and without a press none may.
  const [silent, setSilent] = useState(opened || links.music === '');
  const music = useRef<HTMLAudioElement>(null);

  const isHeard = opened && !silent;
  // A guest who leaves before the music begins hears it after coming back.
  const play = () => music.current?.play().catch(() => setSilent(!document.hidden));

  // Browsers continue the music of a tab that was left, and of a locked phone.
  useEffect(() => {
    if (!isHeard) return;
    const follow = () => (document.hidden ? music.current?.pause() : void play());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  });

  const open = ({ currentTarget }: MouseEvent) => {
    setOpened(true);
    // The button is about to go, and the focus with it.
    currentTarget.closest('header')?.querySelector('h1')?.focus({ preventScroll: true });
    void play();
  };

  return (
    <>
      <div className={envelopeStyles.envelope} data-opened={opened || undefined}>
        <span className={envelopeStyles.pocket} />
        <span className={envelopeStyles.flap}>
          <span aria-hidden="true">{texts.youAreInvited}</span>
        </span>
        <button type="button" className={envelopeStyles.open} onClick={open}>
          <span className={envelopeStyles.seal} aria-hidden="true">
            {couple.map(({ name }) => [...name][0]).join(' · ')}
          </span>
          <span className={envelopeStyles.label}>{texts.open}</span>
        </button>
      </div>
      {links.music && (
        <audio
          ref={music}
          src={links.music}
          preload="none"
          loop
          muted={muted}
          onError={() => setSilent(true)}
        >
          <track kind="captions" />
        </audio>
      )}
      {isHeard && (
        <button
          type="button"
          className={envelopeStyles.mute}
          aria-pressed={muted}
          aria-label={texts.mute}
          onClick={() => setMuted(!muted)}
        >
          <Icon name={muted ? 'mute' : 'volume'} size={22} />
        </button>
      )}
    </>
  );
}

/** The way down to the reply. Not a link: the address keeps the family's token behind its `#`. */
function ReplyJump({ language }: { readonly language: Language }) {
  const jump = () => {
    const title = document.querySelector<HTMLElement>('#reply h2');
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={replyJumpStyles.jump} onClick={jump} data-stays>
      {guestTexts(language).page.reply.title}
    </button>
  );
}
