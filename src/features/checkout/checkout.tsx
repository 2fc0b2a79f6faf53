import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { CHECKOUT } from '#src/content/checkout.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import styles from './checkout.module.css';

const ORDER_PARTS_ID = 'order-parts';

/** Focuses the first invalid field instead of sending the order. */
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
  /** Accessible name, if the visible text is shortened. */
  label?: string;
  children: ReactNode;
}

/** Opens WhatsApp with the order, or scrolls to {@link OrderParts} if it has several parts. */
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

/** Copies the whole order, for customers whose WhatsApp is on another device. */
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

/** One link per part of an order too long for one message; opened parts are marked. */
export function OrderParts({ parts }: { parts: readonly string[] }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <section className={styles.parts} id={ORDER_PARTS_ID} aria-labelledby="order-parts-title">
      <h2 className={styles.title} id="order-parts-title">
        {CHECKOUT.partsTitle}
      </h2>
      <p>{CHECKOUT.partsLine}</p>
      <ol className={styles.list}>
        {parts.map((part, index) => (
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
              {CHECKOUT.part(index + 1, parts.length)}
              {opened.has(part) && `, ${CHECKOUT.sent}`}
            </OutLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
