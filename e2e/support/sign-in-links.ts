import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { CODE } from '#tests/support/invitation-documents.ts';
import { expect } from './test.ts';

/** May open the desk of the wedding, once it is one of its editors. */
export const COUPLE = 'simran@example.com';

const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
});

/** The link, to sign in unless said otherwise, that the Auth emulator would have sent to an address last. */
export async function sentLink(email: string, requestType = 'EMAIL_SIGNIN'): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, FIRESTORE_PROJECT: project } = process.env;
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = v.parse(codes, await response.json());
  const sent = oobCodes.findLast((code) => code.email === email && code.requestType === requestType);
  if (!sent) throw new Error(`No link was sent to ${email}`);
  return sent.oobLink;
}

/** Asks for a link on the page, and opens it. */
export async function signInByLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  await page.goto(await sentLink(email));
}

/** Opens the couple's desk, at one of its parts if named. */
export async function openDesk(page: Page, part?: string): Promise<void> {
  await page.goto(`/my-wedding?code=${CODE}`);
  await signInByLink(page, COUPLE);
  if (part) await page.getByRole('link', { name: part, exact: true }).click();
}
