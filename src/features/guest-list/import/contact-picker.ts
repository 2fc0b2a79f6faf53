import * as v from 'valibot';
import type { FoundRow } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';
import { namedRow, withNumbers } from './read-cells.ts';
import { numbersIn } from './read-numbers.ts';

/** The Contact Picker API, which Chrome for Android has; TypeScript does not know it. */
interface ContactsManager {
  readonly select: (properties: readonly string[], options: { multiple: boolean }) => Promise<unknown>;
}

const picked = v.array(
  v.object({ name: v.optional(v.array(v.string()), []), tel: v.optional(v.array(v.string()), []) }),
);

function contactsManager(): ContactsManager | undefined {
  const contacts: unknown = 'contacts' in navigator ? navigator.contacts : undefined;
  return isManager(contacts) ? contacts : undefined;
}

function isManager(value: unknown): value is ContactsManager {
  return (
    typeof value === 'object' && value !== null && 'select' in value && typeof value.select === 'function'
  );
}

/** Whether the browser says that it can show the phone's contacts; some fail all the same. */
export function hasContactPicker(): boolean {
  return contactsManager() !== undefined;
}

/** The contacts that somebody chooses; none if they choose none. Rejects where the browser cannot show them. */
export async function pickContacts(): Promise<readonly FoundRow[]> {
  const chosen = await contactsManager()?.select(['name', 'tel'], { multiple: true });
  return v.parse(picked, chosen ?? []).map(({ name, tel }) => {
    const source = [...name, ...tel].join(', ');
    return withNumbers({ ...EMPTY_ROW, ...namedRow(name[0] ?? ''), source }, tel.map(numbersIn), []);
  });
}
