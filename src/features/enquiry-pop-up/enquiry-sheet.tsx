import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { siteAddress } from '#src/lib/site-path.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { PostedForm } from '#src/ui/posted-form.tsx';
import { POP_UP } from '#text/app.ts';
import styles from './enquiry-sheet.module.css';
import { suppressPopUp } from './use-pop-up-moment.ts';

/** Non-modal call-back form at the bottom edge (specification §5, §7). Back closes it once it is expanded. */
export function EnquirySheet({ onClose }: { onClose: () => void }) {
  const [expanded, setExpanded] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const before = useRef<EventTarget>(null);
  const titleId = useId();

  useEffect(() => {
    if (expanded) sheet.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [expanded]);

  function close() {
    const hadFocus = sheet.current?.contains(document.activeElement);
    onClose();
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
  }

  useBackCloses(expanded, close);

  function rememberFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  return (
    <section
      ref={sheet}
      role="dialog"
      className={styles.sheet}
      aria-labelledby={titleId}
      data-dock=""
      onFocus={rememberFocus}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.bar}>
        <h2 className={styles.title} id={titleId}>
          {POP_UP.title}
        </h2>
        {!expanded && (
          <Button small onClick={() => setExpanded(true)}>
            {POP_UP.expand}
          </Button>
        )}
        <button type="button" className={styles.close} onClick={close} aria-label={POP_UP.close}>
          <Icon name="close" />
        </button>
      </div>
      {expanded && (
        <>
          <p className={styles.line}>
            {POP_UP.line}{' '}
            <a href={siteAddress(PATHS.privacy)} target="_blank" rel="noopener">
              {POP_UP.privacy}
            </a>
          </p>
          <PostedForm draft="call-back" text={POP_UP} className={styles.form} full onSent={suppressPopUp}>
            <input type="hidden" name="_captcha" value="false" />
            <TextField label={POP_UP.name} name="Username" type="text" autoComplete="name" maxLength={80} />
            <PhoneField
              label={POP_UP.phone}
              name="phone"
              type="text"
              inputMode="numeric"
              autoComplete="tel"
            />
            <TextField label={POP_UP.email} name="email" type="email" autoComplete="email" />
          </PostedForm>
        </>
      )}
    </section>
  );
}
