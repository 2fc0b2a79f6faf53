/** For effects: what `starting` resolves with ends it. Returns a clean-up that does so, at once or as soon as it has started. */
export function stopOnCleanup(starting: Promise<() => void>): () => void {
  let isCleanedUp = false;
  let end = () => {};
  starting.then(
    (stop) => {
      if (isCleanedUp) stop();
      else end = stop;
    },
    () => undefined,
  );
  return () => {
    isCleanedUp = true;
    end();
  };
}
