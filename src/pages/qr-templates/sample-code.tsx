import { SITE } from '#src/config/site.ts';
import { siteAddress } from '#src/lib/site-path.ts';
import { QrCode } from '#src/ui/qr-code.tsx';
import { QR_TEMPLATE } from '#text/qr-templates.ts';
import styles from './qr-templates-page.module.css';

/** QR code of the sample page. */
export function SampleCode() {
  const { code, sample, scan } = QR_TEMPLATE.opens;
  return (
    <figure className={styles.scan}>
      <QrCode address={`${SITE.url}${siteAddress(sample.to)}`} label={code} />
      <figcaption>{scan}</figcaption>
    </figure>
  );
}
