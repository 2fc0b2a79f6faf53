import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import type { FormTexts } from '#src/locales/form-texts.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { spokenIn } from '#src/locales/locales.ts';
import '#src/styles/dresses.css';
import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { PATHS } from '#src/config/paths.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage, lettersOf, namesIn } from '#src/domain/invitation/names.ts';
import { codeAddress } from '#src/domain/invitation/page-code.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { useAwakeScreen } from '#src/lib/use-awake-screen.ts';
import { Link } from '#src/ui/link.tsx';
import { Ornament } from '#src/ui/ornament.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { BlessingStage } from './blessing-stage.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { useIdle } from './use-idle.ts';
import { useWall } from './use-wall.ts';
import type { WallView } from './wall.ts';
import { WallControls } from './wall-controls.tsx';
import styles from './wall-screen.module.css';
import type { WallSource } from './wall-source.ts';

interface WallScreenProps {
  readonly invitation: Invitation;
  /** The couple's own photograph, in place of the scene of its dress. */
  readonly photo: ReactNode;
  /** That of the first render is used. */
  readonly source: () => WallSource;
}

/** The wall of a hall: one blessing or photograph at a time, the couple, and the code that leads guests to the page. */
export function WallScreen({ invitation, photo, source }: WallScreenProps) {
  const { advance, ...view } = useWall(source);
  const [paused, setPaused] = useState(false);
  const idle = useIdle();
  useAwakeScreen();
  const { shown } = view;
  const stage = {
    turn: view.turn,
    alone: view.alone,
    paused,
    hurry: view.newsWaiting,
    onEnd: advance,
  };
  return (
    <div className={styles.wall} data-dress={invitation.tradition} data-idle={idle || undefined}>
      <div className={styles.stage}>
        {shown?.kind === 'blessing' && (
          <BlessingStage
            {...stage}
            blessing={shown.item}
            divider={<Ornament drawing={traditionOf(invitation.tradition).ornament} />}
          />
        )}
        {shown?.kind === 'photo' && (
          <PhotoStage {...stage} key={view.turn} shown={shown} language={headLanguage(invitation)} />
        )}
        {!shown && <Quiet invitation={invitation} view={view} />}
      </div>
      <Panel invitation={invitation} photo={photo} />
      <WallControls idle={idle} offline={view.offline} paused={paused} onPause={setPaused} onNext={advance} />
    </div>
  );
}

/** While there is nothing to show: why, and what to do. */
function Quiet({ invitation, view: { status, offline } }: { invitation: Invitation; view: WallView }) {
  return (
    <div className={styles.quiet}>
      <Ornament drawing={traditionOf(invitation.tradition).ornament} />
      {languagesOf(invitation).map((language) => {
        const texts = formTexts(language).wall;
        const said = sayingOf(texts, status, offline);
        return (
          <div key={language} {...spokenIn(language)}>
            <p className={styles.saying}>{said.title}</p>
            {said.line && <p>{said.line}</p>}
          </div>
        );
      })}
      {status === 'closed' && (
        <Link to={PATHS.invitation(invitation.code)}>
          {formTexts(headLanguage(invitation)).wall.closed.invitation}
        </Link>
      )}
    </div>
  );
}

function sayingOf(texts: FormTexts['wall'], status: WallView['status'], offline: boolean) {
  if (status === 'closed') return texts.closed;
  if (status === 'open') return texts.first;
  return offline ? texts.unread : { title: texts.opening, line: '' };
}

/** The couple over the scene of their dress or below their photograph, and the code. */
function Panel({ invitation, photo }: Pick<WallScreenProps, 'invitation' | 'photo'>) {
  const { code, tradition } = invitation;
  const language = headLanguage(invitation);
  const { names } = namesIn(invitation, language);
  const couple = coupleNames(invitation, language);
  return (
    <aside className={styles.panel} aria-label={formTexts(language).wall.title(couple)}>
      {photo ? (
        <div className={styles.photo}>{photo}</div>
      ) : (
        <div className={styles.scene}>
          <Picture source={sceneOf(tradition)} sizes="28vw" priority fill position="50% 100%" />
        </div>
      )}
      <h1 className={styles.names} style={lettersStyle(names)}>
        <span {...textLanguage(names[0])}>{names[0]}</span>{' '}
        <span className={styles.and}>{guestTexts(language).page.and}</span>{' '}
        <span {...textLanguage(names[1])}>{names[1]}</span>
      </h1>
      <div className={styles.code}>
        {languagesOf(invitation).map((one) => (
          <p key={one} className={styles.bless} lang={one}>
            {guestTexts(one).traditions[tradition].phrases.bless}
          </p>
        ))}
        <QrCode address={codeAddress(code)} label={formTexts(language).wall.qrLabel(couple)} />
        {languagesOf(invitation).map((one) => (
          <p key={one} lang={one}>
            {formTexts(one).wall.scan}
          </p>
        ))}
      </div>
    </aside>
  );
}

function lettersStyle(names: readonly string[]): CSSProperties & Record<'--letters', number> {
  return { '--letters': lettersOf(names) };
}
