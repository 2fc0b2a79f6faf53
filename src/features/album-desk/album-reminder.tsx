import { PATHS } from '#src/config/paths.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { LinkButton } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { ALBUM_DESK as texts } from '#text/invitations/album-desk.ts';
import { functionsOutside } from './album-days.ts';
import { useAlbum } from './use-album.ts';

/** After functions have moved: that the album has not moved with them. Nothing while the album is not known. */
export function AlbumReminder({ invitation }: { readonly invitation: Invitation }) {
  const { code, functions } = invitation;
  const { state } = useAlbum(code);
  const outside = state.at === 'ready' ? functionsOutside(state.album, functions, Date.now()) : [];
  if (outside.length === 0) return null;
  return (
    <Notice kind="note" title={texts.lines.outside(outside.map(({ name }) => name).join(', '))}>
      <div className={panelStyles.actions}>
        <LinkButton look="secondary" to={`${PATHS.myWedding(code)}#photos`}>
          {texts.change}
        </LinkButton>
      </div>
    </Notice>
  );
}
