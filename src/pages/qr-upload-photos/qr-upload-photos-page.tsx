import { QR_UPLOAD } from '#src/catalogue/qr-page.ts';
import { PATHS } from '#src/config/paths.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { QR_UPLOAD_TEXT as text } from '#text/qr-pages.ts';
import styles from './qr-upload-photos-page.module.css';

/** /qr-page/upload-photos: a link to the photo-sharing app. */
export const mainPicture = { source: QR_UPLOAD.background, sizes: '(min-width: 640px) 464px, 100vw' };

export default function QrUploadPhotosPage() {
  return (
    <div className={styles.page}>
      <PageHead {...text.head} path={PATHS.qrUploadPhotos} share="guests" />
      <div className={styles.background}>
        <Picture {...mainPicture} fill priority position="50% 0" />
      </div>
      <div className={styles.sheet}>
        <div>
          <span className={styles.hindi} lang="hi">
            {text.hindi}
          </span>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.line}>{text.line}</p>
        </div>
        {QR_UPLOAD.uploadLink !== '' && (
          <a className={styles.upload} href={QR_UPLOAD.uploadLink} target="_blank" rel="noopener noreferrer">
            <span className={styles.print} aria-hidden="true" />
            <span className={styles.print} aria-hidden="true" />
            <span className={styles.front}>
              <Icon name="upload" size={40} />
              <span className={styles.label}>{text.upload}</span>
              <span className={styles.note}>{text.note}</span>
            </span>
          </a>
        )}
        <LinkButton look="link" to={PATHS.qrHindu}>
          {text.back}
        </LinkButton>
      </div>
    </div>
  );
}
