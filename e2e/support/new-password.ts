import { sentLink } from './sign-in-links.ts';

/** Chooses a password with the link that the Auth emulator would have sent to an address last. */
export async function chooseNewPassword(email: string, password: string): Promise<void> {
  const link = await sentLink(email, 'PASSWORD_RESET');
  const chosen = await fetch(`${link}&newPassword=${encodeURIComponent(password)}`);
  if (!chosen.ok) throw new Error(`The emulator returned ${chosen.status}: ${await chosen.text()}`);
}
