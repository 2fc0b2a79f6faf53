import { QR_HINDU } from '#src/catalogue/qr-page.ts';
import { PATHS } from '#src/config/paths.ts';
import type { GuestLink } from '#src/ui/guest-links.tsx';
import { GuestLinks } from '#src/ui/guest-links.tsx';
import { LoopVideo } from '#src/ui/loop-video.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { QR_HINDU_TEXT as text } from '#text/qr-pages.ts';
import styles from './qr-hindu-page.module.css';

const ALL_LINKS: readonly GuestLink[] = [
  { label: text.bless, icon: 'feather', to: QR_HINDU.blessLink },
  { label: text.venue, icon: 'pin', to: QR_HINDU.venueLink },
  { label: text.memories, icon: 'camera', to: QR_HINDU.memoriesLink },
  { label: text.upload, icon: 'upload', to: QR_HINDU.uploadLink },
  { label: text.gifts, icon: 'gift', to: QR_HINDU.giftLink },
];

const LINKS = ALL_LINKS.filter(({ to }) => to !== '');

/**
 * /qr-page/hindu/page1, opened from the card's QR code. The film fills a phone; wide screens show it framed.
 */
export const mainPicture = { source: QR_HINDU.poster, sizes: '(min-width: 480px) 464px, 100vw' };

export default function QrHinduPage() {
  const { names, when } = QR_HINDU.wedding;
  const [one, other] = names;
  return (
    <div className={styles.page}>
      <PageHead {...text.head} path={PATHS.qrHindu} share="guests" />
      <div className={styles.background}>
        <Picture source={QR_HINDU.background} sizes="(min-width: 480px) 100vw, 1px" fill />
      </div>
      <div className={styles.stage}>
        <div className={styles.film}>
          <LoopVideo video={QR_HINDU.video} poster={mainPicture.source} sizes={mainPicture.sizes} />
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.couple}>
          <span className={styles.hindi} lang="hi">
            {text.hindi}
          </span>
          <h1 className={styles.names}>
            <span>{one}</span> <span className={styles.and}>{text.and}</span> <span>{other}</span>
          </h1>
          <p className={styles.when}>{when}</p>
        </div>
        <GuestLinks label={text.label} links={LINKS} />
      </div>
    </div>
  );
}
