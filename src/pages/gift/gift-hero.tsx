import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import { videoAddress } from '#src/lib/media-address.ts';
import { OutLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { HEADER_SIZES, PictureHeader } from '#src/ui/picture-header.tsx';
import { GIFT_FILM, GIFT_HERO, GIFT_MUSIC } from '#text/catalogue/gifts.ts';
import { GIFT } from '#text/gift.ts';
import styles from './gift-hero.module.css';
import { offerLine } from './offer-text.ts';
import { useGiftShow } from './use-gift-show.ts';

const OFFER_LINES = GIFT_OFFERS.map(offerLine);

export const giftPicture = { source: GIFT_HERO, sizes: HEADER_SIZES };

interface GiftHeroProps {
  /** Link to the offers on this page: `#offers`. */
  offersAt: string;
}

/** A picture that plays a film with music and confetti when pressed. Media load on the first press. */
export function GiftHero({ offersAt }: GiftHeroProps) {
  const { title, hindi, line, show, seeOffers } = GIFT;
  const { film, music, confetti, playing, offer, toggle, stop } = useGiftShow(OFFER_LINES);
  const [filmSeen, setFilmSeen] = useState(false);
  const [muted, setMuted] = useState(false);

  // Paused by a call or another app. A load error also fires `pause`, but the show continues without music.
  const musicPaused = (event: SyntheticEvent<HTMLAudioElement>) => {
    if (!event.currentTarget.error) stop();
  };

  const stage = (
    <div className={styles.stage}>
      <Picture {...giftPicture} priority fill position="50% 58%" />
      <video
        ref={film}
        className={styles.film}
        data-seen={filmSeen}
        src={videoAddress(GIFT_FILM)}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setFilmSeen(true)}
        onError={() => setFilmSeen(false)}
      >
        {show.fallback}
      </video>
      <audio
        ref={music}
        src={videoAddress(GIFT_MUSIC)}
        preload="none"
        loop
        muted={muted}
        onPause={musicPaused}
      />
      <canvas ref={confetti} className={styles.paper} />
      <button type="button" className={styles.toggle} onClick={toggle}>
        <span className={styles.tab}>
          <Icon name={playing ? 'pause' : 'play'} size={20} />
          {playing ? show.pause : show.start}
        </span>
      </button>
      {offer !== undefined && (
        <button
          type="button"
          className={styles.mute}
          aria-pressed={muted}
          aria-label={show.mute}
          onClick={() => setMuted(!muted)}
        >
          <Icon name={muted ? 'mute' : 'volume'} size={22} />
        </button>
      )}
    </div>
  );

  return (
    <PictureHeader title={title} hindi={hindi} line={line} picture={stage}>
      <div>
        <p className={styles.offer} role="status" data-drawn={offer !== undefined}>
          {offer ?? show.before}
        </p>
        <OutLink href={offersAt} look="link">
          {seeOffers}
        </OutLink>
      </div>
    </PictureHeader>
  );
}
