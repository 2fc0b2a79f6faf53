import type { CSSProperties } from 'react';
import { cardPicture, sceneOf } from '#src/catalogue/invitation-scenes.ts';
import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Picture } from '#src/ui/picture.tsx';
import type { Invitation, Partner } from '../invitation.ts';
import styles from './cover.module.css';
import { Envelope } from './envelope.tsx';
import { blessingLine, weddingDays } from './wording.ts';

interface CoverProps {
  readonly invitation: Invitation;
  readonly language: Language;
  /** Begins as a closed envelope, where there are scripts to open it. */
  readonly sealed: boolean;
}

/** The first screen: the scene of the dress, or the card's picture, with the names, the days and the place. */
export function Cover({ invitation, language, sealed }: CoverProps) {
  const { couple, design, functions, place, tradition } = invitation;
  const blessing = blessingLine(invitation);
  const { and } = GUEST_PAGE[language];
  const [one, other] = couple;
  return (
    <header className={styles.cover} data-card={design !== '' || undefined}>
      <div className={styles.scene}>
        <Picture
          source={design ? cardPicture(design) : sceneOf(tradition)}
          sizes="(min-width: 900px) 46vw, 100vw"
          priority
          fill
          position="50% 100%"
        />
      </div>
      <div className={styles.words}>
        {blessing && (
          <p className={styles.blessing} lang={blessing.lang} dir={blessing.dir}>
            {blessing.text}
          </p>
        )}
        <h1 className={styles.names} style={lettersOf(couple, language)}>
          <Name partner={one} language={language} /> <span className={styles.and}>{and}</span>{' '}
          <Name partner={other} language={language} />
        </h1>
        {functions.length > 0 && <p className={styles.when}>{weddingDays(functions, language)}</p>}
        {place && (
          <p className={styles.place} {...textLanguage(place)}>
            {place}
          </p>
        )}
      </div>
      {sealed && <Envelope invitation={invitation} language={language} />}
    </header>
  );
}

/** A name in Latin and, smaller, in the other script; on a Hindi page the Devanagari comes first. */
function Name({ partner, language }: { partner: Partner; language: Language }) {
  const latin = { text: partner.name, ...textLanguage(partner.name) };
  const also = { text: partner.also, ...textLanguage(partner.also) };
  const [first, second] = language === 'hi' && also.lang === 'hi' ? [also, latin] : [latin, also];
  return (
    <span className={styles.name}>
      <span lang={first.lang} dir={first.dir}>
        {first.text}
      </span>
      {second.text && (
        <span className={styles.also} lang={second.lang} dir={second.dir}>
          {second.text}
        </span>
      )}
    </span>
  );
}

/** The longest word of the names, by which they are sized to fit their line. */
function lettersOf(
  couple: Invitation['couple'],
  language: Language,
): CSSProperties & Record<'--letters', number> {
  const words = couple.flatMap(({ name, also }) => (language === 'hi' && also ? also : name).split(/\s+/));
  const longest = Math.max(...words.map((word) => [...word].length));
  return { '--letters': Math.max(longest, 6) };
}
