import * as v from 'valibot';

const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
});

/** The sign-in link that the Auth emulator would have sent to an address last. */
export async function sentLink(email: string): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, FIRESTORE_PROJECT: project } = process.env;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = v.parse(codes, await answer.json());
  const sent = oobCodes.findLast((code) => code.email === email && code.requestType === 'EMAIL_SIGNIN');
  if (!sent) throw new Error(`No link was sent to ${email}`);
  return sent.oobLink;
}
