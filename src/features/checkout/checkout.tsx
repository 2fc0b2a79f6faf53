import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { CHECKOUT } from '#src/content/checkout.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import styles from './checkout.module.css';

/** The id of {@link OrderParts}, to which {@link CheckoutLink} leads when an order has several parts. */
const ORDER_PARTS_ID = 'order-parts';

/** An order with a field filled in wrongly is not sent: the first such field is focused instead. */
function stopAtInvalidField(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

interface CheckoutLinkProps {
  parts: readonly string[];
  full?: boolean;
  /** The name for screen readers, when the text is shortened. */
  label?: string;
  children: ReactNode;
}

/** Opens WhatsApp with the order; leads to the list of its parts when there are several. */
export function CheckoutLink({ parts, full = false, label, children }: CheckoutLinkProps) {
  const [first = ''] = parts;
  return (
    <OutLink
      icon="whatsapp"
      full={full}
      href={parts.length > 1 ? `#${ORDER_PARTS_ID}` : whatsappLink(first)}
      aria-label={label}
      onClick={stopAtInvalidField}
    >
      {children}
    </OutLink>
  );
}

/** 'Copy order': the whole order as text, for those whose WhatsApp is on another device. */
export function CopyOrder({ parts }: { parts: readonly string[] }) {
  const copy = async (event: MouseEvent) => {
    stopAtInvalidField(event);
    if (event.defaultPrevented) return;
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
    <section className={styles.parts} id={ORDER_PARTS_ID} aria-labelledby="order-parts-title">
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
              onClick={(event) => {
                stopAtInvalidField(event);
                if (!event.defaultPrevented) setOpened(new Set([...opened, part]));
              }}
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
