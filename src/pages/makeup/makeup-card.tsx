import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { rupees } from '#src/lib/money.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import type { MakeupService } from '#text/catalogue/makeup.ts';
import { MAKEUP_PAGE } from '#text/makeup.ts';
import styles from './makeup-card.module.css';

/** A row on phones, a column from 640 px. */
export function MakeupCard({ offered }: { offered: MakeupService }) {
  const { id, title, options = [], desc, picture } = offered;
  const { price, isOut } = useItem(`makeup/${id}`, offered.price);
  const kinds = options.map((option) => `${option.name} ${rupees(option.price)}`);
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture source={picture} sizes="(min-width: 992px) 25vw, (min-width: 640px) 50vw, 108px" fill />
      </div>
      <div className={styles.text}>
        <h3 id={id}>{title}</h3>
        <p className={styles.price}>
          <Price price={price} />
        </p>
        {kinds.length > 0 && (
          <ul className={styles.kinds}>
            {kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
        )}
        <p className={styles.desc}>{desc}</p>
      </div>
      <div className={styles.actions}>
        <ViewSample service={id} title={title} describedBy={id} />
        <BookNow
          label={MAKEUP_PAGE.book}
          describedBy={id}
          isOut={isOut}
          text={bookingText({ service: MAKEUP_PAGE.service, item: title, price, details: kinds })}
        />
      </div>
    </li>
  );
}
