/**
 * Records the timers and channels that a file starts, so that none of them acts in a later file: an outbox
 * retries after seconds, and reacts to changes in other tabs. Returns a function that ends them.
 */
export function trackRest(): () => void {
  const own = { setTimeout, setInterval, BroadcastChannel };
  const timers: NodeJS.Timeout[] = [];
  const channels: BroadcastChannel[] = [];
  const tracked =
    <Values extends unknown[]>(start: (...values: Values) => NodeJS.Timeout) =>
    (...values: Values) => {
      const timer = start(...values);
      timers.push(timer);
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: tracked(own.setTimeout),
    setInterval: tracked(own.setInterval),
    BroadcastChannel: class extends own.BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  });
  return () => {
    Object.assign(globalThis, own);
    for (const timer of timers) clearTimeout(timer);
    for (const channel of channels) channel.close();
  };
}
