import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useGuestTexts } from '#src/data/use-guest-texts.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { AlbumGrid } from '#src/features/album/album-grid.tsx';
import { AlbumUpload } from '#src/features/album-upload/album-upload.tsx';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GUEST_STATES } from '#text/invitations/guest-states.ts';
import { useAlbum } from './use-album.ts';

/** /i/CODE/photos: guests send their photographs of a wedding, and see those that the couple has approved. */
export default function AlbumPage() {
  const code = parseInvitationCode(useParams().code ?? '');
  const { reading, retry } = useInvitation(code);
  if (reading.state === 'shown') return <Shown invitation={reading.invitation} />;
  const state = code === undefined ? 'closed' : reading.state;
  const { title, line, hindi } = GUEST_STATES[state];
  return (
    <div data-state={state}>
      <EmptyState title={title} line={line} asPageTitle>
        {state === 'closed' && <LinkButton to={PATHS.home}>{GUEST_STATES.closed.home}</LinkButton>}
        {(state === 'offline' || state === 'busy') && <Button onClick={retry}>{GUEST_STATES.retry}</Button>}
      </EmptyState>
      <p lang="hi">{hindi}</p>
    </div>
  );
}

function Shown({ invitation }: { readonly invitation: Invitation }) {
  const { code } = invitation;
  const language = headLanguage(invitation);
  const hasTexts = useGuestTexts(languagesOf(invitation));
  const reading = useAlbum(code, language);
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = DEFAULT_LANGUAGE;
    };
  }, [language]);
  if (!hasTexts || reading.state !== 'read') return null;
  const { album, texts } = reading;
  return (
    <>
      <h1>{texts.album.title(coupleNames(invitation, language))}</h1>
      {album && <AlbumUpload code={code} album={album} texts={texts.upload} />}
      {album && <AlbumGrid code={code} album={album} texts={texts.album} />}
    </>
  );
}
