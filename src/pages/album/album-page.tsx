import { useState } from 'react';
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
import { GuestHead } from '#src/features/invitation-page/guest-head.tsx';
import { GuestState } from '#src/features/invitation-page/guest-state.tsx';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { useDocumentLanguage } from '#src/lib/use-document-language.ts';
import type { Language } from '#src/locales/locales.ts';
import { localeOf, spokenIn } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
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

  return <GuestState state={code === undefined ? 'closed' : reading.state} onRetry={retry} />;
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
    return <GuestHead title={coupleNames(invitation, headLanguage(invitation))} path={PATHS.album(code)} />;
  }

  const { texts, language } = loaded;
  const names = coupleNames(invitation, language);
  return (
    <div className={styles.page} {...spokenIn(language)} data-dress={invitation.tradition}>
      <GuestHead title={texts.album.title(names)} path={PATHS.album(code)} />
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
  useDocumentLanguage(language);
  return [language, setChosen];
}
