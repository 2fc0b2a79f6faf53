/** Forgets the desks that were opened on this phone, for pages that don't show any. Never rejects. */
export async function forgetDesks(): Promise<void> {
  await import('./forget-weddings.ts').then(({ forgetWeddings }) => forgetWeddings()).catch(() => undefined);
}
