import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { sampleBlessings } from '#src/catalogue/sample-blessings.ts';
import { PATHS } from '#src/config/paths.ts';
import { useGuestTexts } from '#src/data/use-guest-texts.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { sampleInvitation } from '#src/domain/invitation/sample.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { GuestHead } from '#src/features/invitation-page/guest-head.tsx';
import { GuestState } from '#src/features/invitation-page/guest-state.tsx';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { dropWall } from '#src/features/wall/wall-copy.ts';
import { WallScreen } from '#src/features/wall/wall-screen.tsx';
import { sampleSource, weddingSource } from '#src/features/wall/wall-source.ts';
import { useDocumentLanguage } from '#src/lib/use-document-language.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const Photographs = lazyPart(() =>
  import('#src/features/invitation-page/photographs.tsx').then((code) => code.Photographs),
);

/** /i/CODE/wall: the blessings that a couple has approved, on the television of the hall. */
export default function WallPage() {
  const code = parseInvitationCode(useParams().code ?? '');
  const sample = code === undefined ? undefined : sampleInvitation(code);
  const { reading, retry } = useInvitation(sample ? undefined : code);
  useEffect(() => {
    if (code && reading.state === 'closed') dropWall(code);
  }, [code, reading.state]);
  if (sample) return <Shown invitation={sample} />;
  if (reading.state === 'shown') return <Shown invitation={reading.invitation} />;

  return (
    <GuestState
      state={code === undefined ? 'closed' : reading.state}
      onRetry={retry}
      title={formTexts(DEFAULT_LANGUAGE).wall.title('a wedding')}
    />
  );
}

function Shown({ invitation }: { readonly invitation: Invitation }) {
  const { code } = invitation;
  const language = headLanguage(invitation);
  const hasTexts = useGuestTexts(languagesOf(invitation));
  useDocumentLanguage(language);
  const hasCover = invitation.portraits?.some(({ place }) => place === 'cover');
  if (!hasTexts) return null;
  const blessings = sampleBlessings(invitation.tradition);
  return (
    <>
      <GuestHead
        title={formTexts(language).wall.title(coupleNames(invitation, language))}
        path={PATHS.wall(code)}
      />
      <WallScreen
        key={code}
        invitation={invitation}
        photo={hasCover && <Photographs invitation={invitation} />}
        source={() => (sampleInvitation(code) ? sampleSource(blessings) : weddingSource(code))}
      />
    </>
  );
}
