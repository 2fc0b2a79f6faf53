import { withRenderer } from '#scripts/build/prerender.ts';
import { pictureFolder } from '#scripts/publish/picture-store.ts';
import { writeInvitations } from '#scripts/publish/write-invitations.ts';
import { PATHS } from '#src/config/paths.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { madeInvitations } from './made-invitations.ts';

/** Writes one made-up invitation into the build in `out`, as `npm run publish` does; returns its address. */
export async function writeMadeInvitation(out: string): Promise<string> {
  const invitations = madeInvitations(1);
  await withRenderer(out, DEFAULT_LANGUAGE, (renderer) =>
    writeInvitations(renderer, out, invitations, pictureFolder('bench')),
  );
  return PATHS.invitation(invitations[0]?.code ?? '');
}
