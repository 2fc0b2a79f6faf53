/** How the tabs of one browser, and its service worker, keep out of each other's way. */
import * as v from 'valibot';

const CHANNEL = 'shagun-outbox';

const news = v.object({ delivered: v.optional(v.string()) });

/** Runs `work` while nobody else in this browser runs anything under the same name. */
export async function aloneAmongTabs<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Old browsers have no locks; two tabs may then send the same message, which is still one document.
  if (!navigator.locks) return work();
  return navigator.locks.request(`${CHANNEL}.${name}`, work);
}

/** The line between the tabs: something in the outbox has changed, and perhaps which message has arrived. */
export function newsChannel(heard?: (delivered?: string) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  if (heard) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const parsed = v.safeParse(news, data);
      if (parsed.success) heard(parsed.output.delivered);
    };
  }
  return {
    tell: (delivered?: string) => channel.postMessage(delivered ? { delivered } : {}),
    close: () => channel.close(),
  };
}
