import { useRef } from 'react';
import { formatDay } from '#src/domain/dates.ts';
import { isAsked } from '#src/domain/guests/is-asked.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { cleanLine } from '#src/lib/text.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { useWork } from '#src/ui/use-work.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { GUESTS } from '#text/invitations/guests.ts';
import { greetingOf, isSendable, sendingLink, templateOf } from '../greeting.ts';
import { notDone } from '../not-done.ts';
import { isRewritten, put, useTypedGuests } from '../typed-guests.ts';
import type { useGuestList } from '../use-guest-list.ts';
import { Letter } from './letter.tsx';
import { NameFix } from './name-fix.tsx';
import styles from './send-screen.module.css';
import { keepText, storedTexts, textKey } from './send-texts.ts';
import { useSendQueue } from './use-send-queue.ts';

const texts = GUESTS.queue;

interface SendScreenProps {
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  readonly onBack: () => void;
}

/** On WhatsApp, one family after the other. It keeps the place until the last one. */
export function SendScreen({ invitation, guestList, onBack }: SendScreenProps) {
  const { ready, queue, entry, family, hasOpened, send, next, previous, endChanges, stop } = useSendQueue(
    invitation,
    guestList,
  );
  const { data: kept } = storedTexts.useRestored();
  const { names, letters } = useTypedGuests(invitation.code);
  const { busy, run } = useWork(notDone);
  const end = useRef<HTMLDivElement>(null);
  const isOver = ready && queue !== undefined && family === undefined;
  useFocusOnChange(end, isOver);
  if (!ready) return null;
  const leave = () => {
    // No family is left on whose screen they could be found again.
    for (const [key, letter] of Object.entries(letters)) {
      if (isRewritten(letter)) keepText(key, letter.text);
      put(invitation.code, 'letters', key, undefined);
    }
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
  const { occasion } = entry;
  const key = textKey(invitation.code, occasion, family.language);
  const own = kept[key];
  const ours = templateOf(invitation, occasion, family.language, true, isAsked(family, invitation));
  const opened = letters[key];
  const rewritten = isRewritten(opened) ? opened : undefined;
  const template = rewritten?.from ?? own ?? ours;
  // A text that was only opened follows this family's template, which may differ from that of the family before.
  const letter = opened && (rewritten?.text ?? template);
  // What is typed is sent, whether or not it was kept before.
  const sentOwn = rewritten ? rewritten.text.trim() && rewritten.text : own;
  const newName = cleanLine(names[family.id]?.text ?? '');
  const name = newName || family.name;
  const text = greetingOf({ ...family, name }, invitation, occasion, now, sentOwn || undefined, queue.told);
  const fits = isSendable(text, family);
  const typeName = (next: string | undefined) =>
    put(invitation.code, 'names', family.id, next === undefined ? next : { from: family.name, text: next });
  const typeLetter = (next: string | undefined) =>
    put(invitation.code, 'letters', key, next === undefined ? next : { from: template, text: next });
  const keepLetter = (next: string) => {
    keepText(key, next);
    typeLetter(undefined);
  };
  const saveName = async () => {
    const isNew = name !== family.name;
    if (isNew && !(await run(() => guestList.changeFamilies([family.id], { name })))) return;
    typeName(undefined);
  };
  const sendTyped = () => {
    if (rewritten) keepLetter(rewritten.text);
    else typeLetter(undefined);
    void saveName();
    send(family);
  };
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
          typed={names[family.id]?.text}
          busy={busy}
          onType={typeName}
          onSave={() => newName && void saveName()}
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
        {theirs.length === 0 && occasion !== 'thanks' ? (
          <p>{texts.removed}</p>
        ) : (
          <>
            <Letter
              key={key}
              occasion={occasion}
              language={family.language}
              text={text}
              template={template}
              typed={letter}
              hasOwn={own !== undefined}
              onType={typeLetter}
              onKeep={keepLetter}
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
              onClick={sendTyped}
              onAuxClick={sendTyped}
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
          {occasion === 'change' && (
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
