import * as v from 'valibot';

const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
});

/** Chooses a password with the link that the Auth emulator would have sent to an address last. */
export async function chooseNewPassword(email: string, password: string): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, FIRESTORE_PROJECT: project } = process.env;
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = v.parse(codes, await response.json());
  const sent = oobCodes.findLast((code) => code.email === email && code.requestType === 'PASSWORD_RESET');
  if (!sent) throw new Error(`No link for a new password was sent to ${email}`);
  const chosen = await fetch(`${sent.oobLink}&newPassword=${encodeURIComponent(password)}`);
  if (!chosen.ok) throw new Error(`The emulator returned ${chosen.status}: ${await chosen.text()}`);
}
