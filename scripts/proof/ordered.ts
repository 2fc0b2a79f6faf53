/** Orders in the storm: each must be in the book once, whole, under the id that its phone made. */
import type { Cargo, Guest } from '#scripts/proof/message-storm.ts';
import type { RestDocument } from '#scripts/proof/stored-documents.ts';
import { idOf } from '#scripts/proof/stored-documents.ts';
import type { PlacedDocument } from '#src/domain/order/order-document.ts';
import type { OutboxOptions } from '#src/lib/outbox/define-outbox.ts';

const LINES = Array.from({ length: 171 }, (_, place) => `dish-${place + 1} 1`).join('\n');

/** The guest's number can be read back from the name. */
function orderOf(guest: number): PlacedDocument {
  return {
    number: `S-261122-${String(guest).padStart(4, '0')}`,
    kind: 'catering',
    language: guest % 2 === 0 ? 'en' : 'hi',
    lines: LINES,
    totalLow: 0,
    totalHigh: 0,
    discounts: '',
    name: `Guest ${guest}`,
    phone: `+9198${String(guest).padStart(8, '0')}`,
    couple: '',
    place: 'जयपुर',
    date: '2027-02-12',
    guests: 300,
  };
}

export function orderCargo(options: OutboxOptions<PlacedDocument>): Cargo<PlacedDocument> {
  return { options, messageOf: orderOf, textOf: ({ number }) => number };
}

export function orderFaults(
  guests: readonly (Guest | undefined)[],
  stored: readonly RestDocument[],
): string[] {
  const faults = stored.length === guests.length ? [] : [`${stored.length} orders are in the book.`];
  const byId = new Map(stored.map((document) => [idOf(document), document]));
  guests.forEach((guest, place) => {
    const fields = byId.get(guest?.id ?? '')?.fields;
    for (const [field, value] of Object.entries(orderOf(place))) {
      const { stringValue, integerValue } = fields?.[field] ?? {};
      if (String(stringValue ?? integerValue) !== String(value))
        faults.push(`Order ${place}: ${field} differs.`);
    }
  });
  return faults;
}
