import { useState } from 'react';
import { CHECKOUT } from '#src/content/checkout.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import styles from './checkout.module.css';

/** Where {@link OrderParts} stands on its page: the dock's button leads there when an order has several parts. */
export const ORDER_PARTS_PLACE = 'order-parts';

/** 'Copy order': the whole order as text, for those whose WhatsApp is on another device. */
export function CopyOrder({ parts }: { parts: readonly string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(parts.join('\n\n'));
      notify.success(CHECKOUT.copied);
    } catch {
      notify.error(CHECKOUT.copyFailed);
    }
  };
  return (
    <Button look="link" icon="copy" onClick={copy}>
      {CHECKOUT.copy}
    </Button>
  );
}

/** A numbered list of plain links for an order that WhatsApp would cut; those already opened are marked. */
export function OrderParts({ parts }: { parts: readonly string[] }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <section className={styles.parts} id={ORDER_PARTS_PLACE} aria-labelledby="order-parts-title">
      <h2 className={styles.title} id="order-parts-title">
        {CHECKOUT.partsTitle}
      </h2>
      <p>{CHECKOUT.partsLine}</p>
      <ol className={styles.list}>
        {parts.map((part, place) => (
          <li key={part}>
            <OutLink
              icon={opened.has(part) ? 'tick' : 'whatsapp'}
              full
              href={whatsappLink(part)}
              onClick={() => setOpened(new Set([...opened, part]))}
            >
              {CHECKOUT.part(place + 1, parts.length)}
              {opened.has(part) && `, ${CHECKOUT.sent}`}
            </OutLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
