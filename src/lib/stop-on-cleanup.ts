/** For effects: what `starting` resolves with ends it. Returns a clean-up that does so, at once or as soon as it has started. */
export function untilLeft(starting: Promise<() => void>): () => void {
  let left = false;
  let end = () => {};
  starting.then(
    (stop) => {
      if (left) stop();
      else end = stop;
    },
    () => undefined,
  );
  return () => {
    left = true;
    end();
  };
}
