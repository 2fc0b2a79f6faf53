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
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { dropWall } from '#src/features/wall/wall-copy.ts';
import { WallScreen } from '#src/features/wall/wall-screen.tsx';
import { sampleSource, weddingSource } from '#src/features/wall/wall-source.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { GUEST_STATES } from '#text/invitations/guest-states.ts';
import styles from './wall-page.module.css';

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

  const state = code === undefined ? 'closed' : reading.state;
  const { title, line, hindi } = GUEST_STATES[state];
  return (
    <div className={styles.state} data-state={state}>
      <Head title={formTexts(DEFAULT_LANGUAGE).wall.title('a wedding')} path={PATHS.root} />
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
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = DEFAULT_LANGUAGE;
    };
  }, [language]);
  const hasCover = invitation.portraits?.some(({ place }) => place === 'cover');
  if (!hasTexts) return null;
  const blessings = sampleBlessings(invitation.tradition);
  return (
    <>
      <Head
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

function Head({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <PageHead
      title={title}
      description={guestTexts(DEFAULT_LANGUAGE).page.description}
      path={path}
      share="guests"
      hidden
    />
  );
}
