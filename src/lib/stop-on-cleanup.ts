/** For effects: `starting` resolves with a function that stops them. Returns a clean-up that calls it as soon as it can. */
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
