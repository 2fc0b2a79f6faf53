import type { GiftOffer } from '#src/catalogue/gift-offers.ts';
import { GIFT_OFFERS } from '#src/catalogue/gift-offers.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { Button } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { GIFT } from '#text/gift.ts';
import { offerTerms, offerTitle } from './offer-text.ts';
import styles from './offers.module.css';

const text = GIFT.offers;

/** Offers (specification §9), then the coupons of the board; a code has a copy button. */
export function Offers() {
  const { coupons } = useToday();
  const offers = [
    ...GIFT_OFFERS,
    ...coupons.map((coupon): GiftOffer => ({ ...coupon, id: coupon.code, kind: 'flat' })),
  ];
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.offer}>
          <Figure offer={offer} />
          <span>
            <b className={styles.title}>{offerTitle(offer)}</b>
            <span className={styles.line}>{offerTerms(offer)}</span>
          </span>
          {offer.code ? <Code code={offer.code} /> : <span className={styles.none}>{text.noCode}</span>}
        </li>
      ))}
    </ul>
  );
}

function Figure({ offer: { amount, unit, kind } }: { offer: GiftOffer }) {
  return (
    <span className={styles.figure}>
      {kind === 'flat' && <small>{text.flatWord} </small>}
      {unit === 'rupees' && <span className={styles.sign}>₹</span>}
      {amount}
      {unit === 'percent' && <small>%</small>}
    </span>
  );
}

function Code({ code }: { code: string }) {
  const copy = () => copyText(code, { copied: text.copied(code), failed: text.copyFailed(code) });
  return (
    <span className={styles.code}>
      <code className={styles.letters}>{code}</code>
      <Button look="link" icon="copy" onClick={copy} aria-label={`${text.copy} ${code}`}>
        {text.copy}
      </Button>
    </span>
  );
}
