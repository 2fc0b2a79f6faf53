/** A DOMException, as `fetch` rejects with when its signal times out. */
export class TimeoutError extends DOMException {
  constructor(message: string) {
    super(message, 'TimeoutError');
  }
}

export async function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`not done after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
