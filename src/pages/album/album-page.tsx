import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import '#src/styles/dresses.css';
import { PATHS } from '#src/config/paths.ts';
import { useGuestTexts } from '#src/data/use-guest-texts.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { BOTH, languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { sampleInvitation } from '#src/domain/invitation/sample.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE, localeOf, spokenIn } from '#src/locales/locales.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { GUEST_STATES } from '#text/invitations/guest-states.ts';
import styles from './album-page.module.css';
import { AlbumParts } from './album-parts.tsx';
import { useAlbumTexts } from './use-album-texts.ts';

/** /i/CODE/photos: guests send their photographs of a wedding, and see those that the couple has approved. */
export default function AlbumPage() {
  const code = parseInvitationCode(useParams().code ?? '');
  const sample = code === undefined ? undefined : sampleInvitation(code);
  const { reading, retry } = useInvitation(sample ? undefined : code);
  if (sample) return <Shown invitation={sample} sample />;
  if (reading.state === 'shown') return <Shown invitation={reading.invitation} />;

  const state = code === undefined ? 'closed' : reading.state;
  const { title, line, hindi } = GUEST_STATES[state];
  return (
    <div className={styles.state} data-state={state}>
      <Head title={GUEST_STATES.title} path={PATHS.root} />
      <EmptyState title={title} line={line} asPageTitle>
        {state === 'closed' && <LinkButton to={PATHS.home}>{GUEST_STATES.closed.home}</LinkButton>}
        {(state === 'offline' || state === 'busy') && <Button onClick={retry}>{GUEST_STATES.retry}</Button>}
      </EmptyState>
      <p lang="hi">{hindi}</p>
    </div>
  );
}

interface ShownProps {
  readonly invitation: Invitation;
  /** A sample has no album. */
  readonly sample?: boolean;
}

/** The album in the dress and language of the invitation. */
function Shown({ invitation, sample = false }: ShownProps) {
  const { code } = invitation;
  const [wanted, setWanted] = useLanguage(invitation);
  const hasTexts = useGuestTexts(languagesOf(invitation));
  const loaded = useAlbumTexts(wanted);
  if (!hasTexts || !loaded) {
    return <Head title={coupleNames(invitation, headLanguage(invitation))} path={PATHS.album(code)} />;
  }

  const { texts, language } = loaded;
  const names = coupleNames(invitation, language);
  return (
    <div className={styles.page} {...spokenIn(language)} data-dress={invitation.tradition}>
      <Head title={texts.album.title(names)} path={PATHS.album(code)} />
      <div className={styles.sheet}>
        <div className={styles.ways}>
          <Link className={styles.back} to={PATHS.invitation(code)}>
            <Icon name="chevronLeft" size={20} />
            {texts.upload.back}
          </Link>
          {invitation.language === 'both' &&
            BOTH.filter((one) => one !== language).map((one) => (
              <button key={one} type="button" {...spokenIn(one)} onClick={() => setWanted(one)}>
                {localeOf(one).name}
              </button>
            ))}
        </div>
        <h1 className={styles.title}>{texts.album.title(names)}</h1>
        <AlbumParts code={sample ? undefined : code} texts={texts} language={language} />
      </div>
    </div>
  );
}

/** The language that the guest was reading the invitation in, and how to change it. */
function useLanguage(invitation: Invitation): [Language, (language: Language) => void] {
  const read = new URLSearchParams(useLocation().search).get('in');
  const offered = languagesOf(invitation);
  const [chosen, setChosen] = useState<Language>();
  const language = offered.find((one) => one === (chosen ?? read)) ?? headLanguage(invitation);
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = DEFAULT_LANGUAGE;
    };
  }, [language]);
  return [language, setChosen];
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
