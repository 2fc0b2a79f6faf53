import type { Outbox } from '#src/lib/outbox/outbox.ts';
import { notify } from './toast.tsx';

interface OutboxTexts {
  readonly sent: string;
  readonly refused: string;
  readonly refusedLine: string;
}

interface Outcome<Message> {
  readonly id: string;
  readonly kind: 'sent' | 'refused';
  /** Unknown if another tab sent it. */
  readonly message: Message | undefined;
}

interface OutboxReporter<Message> {
  /** Sends what waits, and reports each outcome in a toast. Idempotent. */
  readonly send: () => void;
  /** Suppresses toasts about what the open page shows itself; returns a function that ends this. */
  readonly claim: (isShown: (outcome: Outcome<Message>) => boolean) => () => void;
  /** The same for the delivery of one message. */
  readonly claimDelivery: (id: string) => () => void;
}

/** @param onDelivered called once for a message that this tab knew */
export function createOutboxReporter<Message>(
  open: () => Outbox<Message>,
  texts: OutboxTexts,
  onDelivered: (message: Message) => void = () => {},
): OutboxReporter<Message> {
  const messages = new Map<string, Message>();
  const reported = new Set<string>();
  const claims = new Set<(outcome: Outcome<Message>) => boolean>();
  let followed: Outbox<Message> | undefined;

  function report(id: string, kind: Outcome<Message>['kind']): void {
    if (reported.has(id)) return;
    reported.add(id);
    const message = messages.get(id);
    if (kind === 'sent' && message !== undefined) onDelivered(message);
    const outcome = { id, kind, message };
    if ([...claims].some((isShown) => isShown(outcome))) return;
    if (kind === 'sent') notify.success(texts.sent);
    else notify.error(texts.refused, texts.refusedLine);
  }

  function follow(): void {
    const { delivered, items } = open().view();
    for (const { id, message, state } of items) {
      messages.set(id, message);
      if (state === 'refused') report(id, 'refused');
    }
    for (const id of delivered) report(id, 'sent');
  }

  const claim: OutboxReporter<Message>['claim'] = (isShown) => {
    claims.add(isShown);
    return () => claims.delete(isShown);
  };

  return {
    send() {
      const outbox = open();
      void outbox.flush();
      if (followed === outbox) return;
      followed = outbox;
      follow();
      outbox.listen(follow);
    },
    claim,
    claimDelivery: (id) => claim((outcome) => outcome.kind === 'sent' && outcome.id === id),
  };
}
