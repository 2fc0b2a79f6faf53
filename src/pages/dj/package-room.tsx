import { RoomSlot } from '#src/features/wedding-date/room-slot.tsx';
import { ADD_ONS_PACKAGE, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { HORSES_NEEDED } from './horses-needed.ts';

/** Whether a package is free on the visitor's date: the music needs a DJ set, a carriage its horses, add-ons nothing. */
export function PackageRoom({ id }: { id: string }) {
  if (id === ADD_ONS_PACKAGE.id) return null;
  const isCarriage = HORSE_PACKAGES.some((one) => one.id === id);
  if (!isCarriage) return <RoomSlot thing="dj" />;
  const horses = HORSES_NEEDED[id] ?? 1;
  return horses > 0 ? <RoomSlot thing="horse" wanted={horses} /> : null;
}
