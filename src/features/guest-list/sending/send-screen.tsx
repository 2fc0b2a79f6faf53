import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { formatDay } from '#src/domain/dates.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { cleanLine } from '#src/lib/text.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { localeOf } from '#src/locales/locales.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusBack } from '#src/ui/use-focus-back.ts';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { useWork } from '#src/ui/use-work.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import type { Occasion } from '../greeting.ts';
import { greetingOf, isSendable, sendingLink, templateOf } from '../greeting.ts';
import { notDone } from '../not-done.ts';
import type { useGuestList } from '../use-guest-list.ts';
import styles from './send-screen.module.css';
import { keepText, storedTexts, textKey } from './send-texts.ts';
import { useSendQueue } from './use-send-queue.ts';

const texts = GUESTS.queue;

interface SendScreenProps {
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  readonly onBack: () => void;
}

/** Sends links on WhatsApp, one family after the other. It keeps the place until the last one. */
export function SendScreen({ invitation, guestList, onBack }: SendScreenProps) {
  const { ready, queue, entry, family, hasOpened, send, next, previous, endChanges, stop } = useSendQueue(
    invitation,
    guestList,
  );
  const { data: kept } = storedTexts.useRestored();
  const end = useRef<HTMLDivElement>(null);
  const isOver = ready && queue !== undefined && family === undefined;
  useFocusOnChange(end, isOver);
  if (!ready) return null;
  const leave = () => {
    stop();
    onBack();
  };
  if (!queue || queue.entries.length === 0) {
    return (
      <div ref={end} tabIndex={-1}>
        <EmptyState title={texts.nobody.title} line={texts.nobody.line}>
          <Button onClick={leave}>{GUESTS.back}</Button>
        </EmptyState>
      </div>
    );
  }
  const { length } = queue.entries;
  if (!entry || !family) {
    return (
      <div ref={end} tabIndex={-1}>
        <EmptyState title={texts.done.title} line={texts.done.line(length)}>
          <Button onClick={leave}>{GUESTS.back}</Button>
          <Button look="link" onClick={previous}>
            {texts.previous}
          </Button>
        </EmptyState>
      </div>
    );
  }

  const isLast = queue.at + 1 === length;
  const onward = isLast ? texts.finish : texts.nextOne;
  const now = Date.now();
  const own = kept[textKey(invitation.code, entry.occasion, family.language)];
  const text = greetingOf(family, invitation, entry.occasion, now, own, queue.told);
  const fits = isSendable(text, family);
  const theirs = invitation.functions.filter(({ key }) => family.functions.includes(key));
  return (
    <section aria-labelledby="send-title">
      <div className={styles.top}>
        <h2 id="send-title" className={styles.title}>
          {texts.title}
        </h2>
        <p>{texts.place(queue.at + 1, length)}</p>
      </div>
      {stateAt(now, invitation) !== 'published' && (
        <Notice kind="note" title={texts.unpublished.title} line={texts.unpublished.line} />
      )}
      <VisuallyHidden live>{texts.next(family.name, queue.at + 1, length)}</VisuallyHidden>
      <article className={styles.card}>
        <NameFix
          key={family.id}
          family={family}
          onName={(name) => guestList.changeFamilies([family.id], { name })}
        />
        <p>
          {theirs.length > 0
            ? texts.invitedTo(family.seats, theirs.map(({ name }) => name).join(', '))
            : GUESTS.noFunctions}
        </p>
        <p>{family.phone ? formatPhone(family.phone) : texts.noNumber}</p>
        {family.sentAt !== undefined && !hasOpened && (
          <p>{texts.alreadySent(formatDay(new Date(family.sentAt)))}</p>
        )}
        {theirs.length === 0 && entry.occasion !== 'thanks' ? (
          <p>{texts.removed}</p>
        ) : (
          <>
            <Letter
              key={`${family.id} ${entry.occasion}`}
              invitation={invitation}
              family={family}
              occasion={entry.occasion}
              text={text}
              own={own}
            />
            {!fits && (
              <>
                <p>{texts.long.line}</p>
                <Button look="secondary" icon="copy" full onClick={() => copyText(text, texts.long)}>
                  {texts.long.copy}
                </Button>
              </>
            )}
            <OutLink
              icon="whatsapp"
              full
              href={sendingLink(fits ? text : '', family)}
              onClick={() => send(family)}
              onAuxClick={() => send(family)}
            >
              {texts.whatsapp}
            </OutLink>
          </>
        )}
        {hasOpened && <p role="status">{(isLast ? texts.sentLast : texts.sent)(family.name)}</p>}
        <div className={styles.steps}>
          <Button look="secondary" small onClick={next}>
            {hasOpened ? onward : texts.skip}
          </Button>
          {queue.at > 0 && (
            <Button look="link" onClick={previous}>
              {texts.previous}
            </Button>
          )}
          {entry.occasion === 'change' && (
            <Button look="link" onClick={endChanges}>
              {texts.known}
            </Button>
          )}
          <Button look="link" onClick={onBack}>
            {texts.stop}
          </Button>
        </div>
      </article>
      {queue.unmarked.length > 0 && guestList.status === 'offline' && (
        <p role="status">{texts.unmarked(queue.unmarked.length)}</p>
      )}
    </section>
  );
}

interface NameFixProps {
  readonly family: Family;
  /** Rejects without a network. */
  readonly onName: (name: string) => Promise<void>;
}

/** The family's name, which can be corrected before the message uses it. */
function NameFix({ family, onName }: NameFixProps) {
  const [typed, setTyped] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, typed !== undefined);
  const { busy, run } = useWork(notDone);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = cleanLine(typed ?? '');
    if (name === '') return;
    if (await run(() => onName(name))) setTyped(undefined);
  };
  if (typed === undefined) {
    return (
      <div className={styles.top}>
        <h3 className={styles.name} {...textLanguage(family.name)}>
          {family.name}
        </h3>
        <Button ref={opener} look="link" onClick={() => setTyped(family.name)}>
          {texts.fixName}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <TextField
        label={GUESTS.form.name}
        autoComplete="off"
        autoFocus
        maxLength={LIMITS.familyName.max}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.steps}>
        <Button type="submit" small busy={busy}>
          {texts.keepName}
        </Button>
        <Button look="link" onClick={() => setTyped(undefined)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface LetterProps {
  readonly invitation: Invitation;
  readonly family: Family;
  readonly occasion: Occasion;
  readonly text: string;
  readonly own: string | undefined;
}

/** What a family will read, and the couple's own text for all families in its language. */
function Letter({ invitation, family, occasion, text, own }: LetterProps) {
  const [typed, setTyped] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, typed !== undefined);
  const { language } = family;
  const key = textKey(invitation.code, occasion, language);
  const keep = (next: string) => {
    keepText(key, next);
    setTyped(undefined);
  };
  if (typed === undefined) {
    return (
      <figure className={styles.letter}>
        <figcaption>{texts.text[occasion]}</figcaption>
        <blockquote lang={language}>{text}</blockquote>
        <Button
          ref={opener}
          look="link"
          onClick={() => setTyped(own ?? templateOf(invitation, occasion, language, true))}
        >
          {texts.edit}
        </Button>
      </figure>
    );
  }
  return (
    <div className={styles.letter}>
      <TextArea
        label={texts.textFor(localeOf(language).name)}
        hint={texts.fields}
        rows={9}
        lang={language}
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.steps}>
        <Button small onClick={() => keep(typed)}>
          {texts.keepText}
        </Button>
        <Button look="link" onClick={() => setTyped(undefined)}>
          {texts.cancel}
        </Button>
        {own !== undefined && (
          <Button look="link" onClick={() => keep('')}>
            {texts.ours}
          </Button>
        )}
      </div>
    </div>
  );
}
