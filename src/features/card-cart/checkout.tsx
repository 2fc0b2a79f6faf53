import { CART } from '#src/content/wedding-cards.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import styles from './checkout.module.css';

/** 'Copy order': the whole order as text, for those whose WhatsApp is on another device. */
export function CopyOrder({ parts }: { parts: readonly string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(parts.join('\n\n'));
      notify.success(CART.copied);
    } catch {
      notify.error(CART.copyFailed);
    }
  };
  return (
    <Button look="link" icon="copy" onClick={copy}>
      {CART.copy}
    </Button>
  );
}

/** One plain link for a short order; a numbered list of them for one that WhatsApp would cut. */
export function OrderParts({ parts }: { parts: readonly string[] }) {
  return (
    <section className={styles.parts} id="order-parts" aria-labelledby="order-parts-title">
      <h2 className={styles.title} id="order-parts-title">
        {CART.partsTitle}
      </h2>
      <p>{CART.partsLine}</p>
      <ol className={styles.list}>
        {parts.map((part, place) => (
          <li key={part}>
            <OutLink icon="whatsapp" full href={whatsappLink(part)}>
              {CART.checkoutPart(place + 1, parts.length)}
            </OutLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
