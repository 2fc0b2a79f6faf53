import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import { openedEarly } from './early-cover.ts';
import styles from './envelope.module.css';

/**
 * The closed envelope over the cover. Pressed, it opens, and the couple's music begins, which may start in a press only.
 * With reduced motion and without scripts it is not there.
 */
export function Envelope({ invitation, language }: { invitation: Invitation; language: Language }) {
  const { couple, links } = invitation;
  const texts = guestTexts(language).page;
  const [opened, setOpened] = useState(openedEarly);
  const [muted, setMuted] = useState(false);
  // Opened before the app was there, no music has begun, and without a press none may.
  const [silent, setSilent] = useState(opened || links.music === '');
  const music = useRef<HTMLAudioElement>(null);

  const open = ({ currentTarget }: MouseEvent) => {
    setOpened(true);
    // The button is about to go, and the focus with it.
    currentTarget.closest('header')?.querySelector('h1')?.focus({ preventScroll: true });
    music.current?.play().catch(() => setSilent(true));
  };

  return (
    <>
      <div className={styles.envelope} data-opened={opened || undefined}>
        <span className={styles.pocket} />
        <span className={styles.flap}>
          <span aria-hidden="true">{texts.youAreInvited}</span>
        </span>
        <button type="button" className={styles.open} onClick={open}>
          <span className={styles.seal} aria-hidden="true">
            {couple.map(({ name }) => [...name][0]).join(' · ')}
          </span>
          <span className={styles.label}>{texts.open}</span>
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
      {opened && !silent && (
        <button
          type="button"
          className={styles.mute}
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
