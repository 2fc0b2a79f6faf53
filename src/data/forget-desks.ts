/** For pages that show no desk. Never rejects. */
export async function forgetDesks(): Promise<void> {
  await load()
    .then(({ forgetWeddings }) => forgetWeddings())
    .catch(() => undefined);
}

/** Loads what {@link forgetDesks} needs; rejects if it cannot be loaded. */
export async function prepareToForget(): Promise<void> {
  await load();
}

function load() {
  return import('./forget-weddings.ts');
}
