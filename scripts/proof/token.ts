import { DEMO_PROJECT } from '#scripts/emulators/project.ts';

/** Unsigned, so only the Firestore emulator accepts it. */
export function tokenOf(claims: object): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const issuer = { iss: `https://securetoken.google.com/${DEMO_PROJECT}`, aud: DEMO_PROJECT };
  const account = { sub: 'member', user_id: 'member', auth_time: now, iat: now, exp: now + 7_200 };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...issuer, ...account, ...claims })}.`;
}
