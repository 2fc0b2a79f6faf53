import { create } from 'zustand';
import { orderDetails } from './order-details.ts';

/** Whether the customer has been asked who they are, since this page was loaded. */
export const asking = create<{ readonly asked: boolean }>()(() => ({ asked: false }));

/** Asks for a name or a number where the customer gave neither: once, since nobody has to give one. True if it asks now. */
export function askWho(): boolean {
  const { name, phone } = orderDetails.current();
  if (name.trim() !== '' || phone.trim() !== '' || asking.getState().asked) return false;
  asking.setState({ asked: true });
  return true;
}
