/** As it is before a test fakes it. */
const nextTurn = setImmediate;

/** Waits for some turns of Node's event loop. React runs at least one scheduled task in each. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}
