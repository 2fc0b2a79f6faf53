import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { focusInvalidField } from '#src/ui/use-number-field.ts';
import { CHECKOUT } from '#text/checkout.ts';
import layout from './cart-layout.module.css';
import styles from './checkout.module.css';

const ORDER_PARTS_ID = 'order-parts';

/** Focuses the first invalid field instead of sending the order. */
function stopAtInvalidField(event: MouseEvent): void {
  if (focusInvalidField()) event.preventDefault();
}

/** Opens `link` instead of the pressed link's own address. Must be called during the press. */
function openInstead(anchor: HTMLAnchorElement, link: string): void {
  const { href, target } = anchor;
  anchor.href = link;
  anchor.target = '_blank';
  setTimeout(() => Object.assign(anchor, { href, target }));
}

interface CheckoutLinkProps {
  parts: readonly string[];
  /** Places the order, and returns the link to open instead of the full text, if there is one. */
  place?: (() => string | undefined) | undefined;
  /** Whether it shows a question first instead of ordering. */
  ask?: (() => boolean) | undefined;
  full?: boolean;
  /** Accessible name, if the visible text is shortened. */
  label?: string;
  children: ReactNode;
}

/** Opens WhatsApp with the order; an order of several parts that cannot be placed scrolls to {@link OrderParts}. */
export function CheckoutLink({ parts, place, ask, full = false, label, children }: CheckoutLinkProps) {
  const [first = ''] = parts;
  return (
    <OutLink
      icon="whatsapp"
      full={full}
      href={parts.length > 1 ? `#${ORDER_PARTS_ID}` : whatsappLink(first)}
      aria-label={label}
      onClick={(event) => {
        stopAtInvalidField(event);
        if (!event.defaultPrevented && ask?.()) event.preventDefault();
        const link = event.defaultPrevented ? undefined : place?.();
        if (link) openInstead(event.currentTarget, link);
      }}
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
    await copyText(parts.join('\n\n'), { copied: CHECKOUT.copied, failed: CHECKOUT.copyFailed });
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

interface OtherCartProps {
  /** For example `Your menu: 3 dishes`. */
  title: string;
  to: string;
  action: string;
}

/** Summary of the other cart with a link to it. */
export function OtherCart({ title, to, action }: OtherCartProps) {
  return (
    <div className={styles.other}>
      <h2 className={styles.title}>{title}</h2>
      <LinkButton to={to} look="secondary" small>
        {action}
      </LinkButton>
    </div>
  );
}

/** The cart page until the stored cart has been read, which the prerendered page cannot contain. */
export function WaitingCart({ title, line }: { title: string; line: string }) {
  return (
    <div className={`${layout.screen} ${layout.waiting} ${layout.head}`}>
      <h1>{title}</h1>
      <p>{line}</p>
    </div>
  );
}
