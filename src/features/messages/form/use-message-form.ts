import type { RefObject } from 'react';
import { useEffect } from 'react';
import { STARTER_KEYS } from '#src/config/storage-keys.ts';
import { useOutboxForm } from '#src/lib/outbox/use-outbox-form.ts';
import { useOutboxView } from '#src/lib/outbox/use-outbox-view.ts';
import { readText, removeText } from '#src/lib/storage.ts';
import type { Addressee } from '../message.ts';
import { addressed, fingerprint, isAddressedTo, MESSAGE_FIELDS, parseDraft } from '../message.ts';
import { messageOutbox } from '../outbox/message-outbox.ts';
import { carryMessages, claimDelivery, claimRefusals } from '../outbox/message-reporter.ts';

/** Storage name of a form's draft: one for blessings, one per branch. */
export function draftName(to: Addressee): string {
  return to.kind === 'farewell' ? `farewell ${to.branch}` : to.kind;
}

/** The form of a blessing or farewell. */
export function useMessageForm(to: Addressee, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => claimRefusals((message) => isAddressedTo(to, message)), [to]);
  useEffect(carryMessages, []);
  const view = useOutboxView(messageOutbox);
  return useOutboxForm(
    {
      view,
      outbox: messageOutbox,
      fields: MESSAGE_FIELDS,
      draft: draftName(to),
      isOwn: (message) => isAddressedTo(to, message),
      parse: (typed) => {
        const { value, errors } = parseDraft(typed);
        return { value: value && addressed(to, value), errors };
      },
      fingerprint,
      claimDelivery,
      takeEarlyPress,
    },
    form,
  );
}

/** Returns, once, whether Submit was pressed before the form's code had loaded (recorded by `src/app/boot`). */
export function takeEarlyPress(): boolean {
  const form = document.querySelector<HTMLFormElement>('form[data-pressed]');
  const pressedAt = readText(STARTER_KEYS.earlyPress, 'session');
  const pressed = form !== null || pressedAt === window.location.pathname;
  delete form?.dataset.pressed;
  removeText(STARTER_KEYS.earlyPress, 'session');
  return pressed;
}
