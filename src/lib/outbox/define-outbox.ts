import type * as v from 'valibot';
import type { OutboxName } from '#src/config/outboxes.ts';
import { OUTBOXES } from '#src/config/outboxes.ts';
import type { Delivery, OutboxPorts } from './outbox.ts';
import type { StoreOptions } from './outbox-store.ts';

interface Definition<Message> {
  readonly name: OutboxName;
  /** `submitted`: any message that was ever stored; `current`: one within today's limits. One schema where they are the same. */
  readonly schema:
    | v.GenericSchema<unknown, Message>
    | Readonly<Record<'submitted' | 'current', v.GenericSchema<unknown, Message>>>;
  /** Writes a message under its id; sending it again must be harmless, and `delivered` if it had arrived. */
  readonly send: (id: string, message: Message, appCheckToken?: string) => Promise<Delivery>;
  readonly replaces?: OutboxPorts<Message>['replaces'];
  readonly attemptMs?: OutboxPorts<Message>['attemptMs'];
}

/** Defined once by its feature: pages open it with `tabOutbox`, the service worker with `sendInBackground`. */
export interface OutboxOptions<Message>
  extends StoreOptions<Message>,
    Pick<Definition<Message>, 'send' | 'replaces' | 'attemptMs'> {}

export function defineOutbox<Message>({
  name,
  schema,
  ...sending
}: Definition<Message>): OutboxOptions<Message> {
  const schemas = 'current' in schema ? schema : { submitted: schema, current: schema };
  return { ...OUTBOXES[name], ...schemas, ...sending };
}
