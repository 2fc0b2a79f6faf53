import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { pictureLink } from '#src/lib/media-address.ts';
import { Picture } from '#src/ui/picture.tsx';
import { PictureLabel } from '#src/ui/picture-label.tsx';
import type { QrTemplate } from '#text/catalogue/qr-templates.ts';
import { QR_TEMPLATE } from '#text/qr-templates.ts';
import styles from './template-card.module.css';

export const TEMPLATE_SIZES = '(min-width: 992px) 373px, (min-width: 640px) 44vw, 92vw';

interface TemplateCardProps {
  template: QrTemplate;
  /** Loads the picture with priority. */
  priority: boolean;
  onZoom: () => void;
}

export function TemplateCard({ template, priority, onZoom }: TemplateCardProps) {
  const { zoom, zoomShort, price } = QR_TEMPLATE;
  return (
    <li className={styles.card}>
      <button type="button" className={styles.zoom} onClick={onZoom} aria-label={zoom(template.name)}>
        <Picture source={template.image} sizes={TEMPLATE_SIZES} priority={priority} />
        <PictureLabel icon="zoom" aria-hidden="true">
          {zoomShort}
        </PictureLabel>
      </button>
      <h2 className={styles.name} id={template.id}>
        {template.name}
      </h2>
      <p>{template.line}</p>
      <div className={styles.foot}>
        <p className={styles.price}>{price}</p>
        <BookTemplate template={template} />
      </div>
    </li>
  );
}

/** The booking text contains the template's name and picture link (specification §7). */
export function BookTemplate({ template }: { template: QrTemplate }) {
  const { isOut } = useItem(`qr-templates/${template.id}`, undefined);
  const { service, book, priceInText } = QR_TEMPLATE;
  const text = bookingText({
    service,
    item: template.name,
    price: priceInText,
    pictureLink: pictureLink(template.image),
  });
  return <BookNow label={book} text={text} isOut={isOut} describedBy={template.id} />;
}
