import type { CSSProperties } from 'react';
import { useState } from 'react';
import '#src/styles/dresses.css';
import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import type { Language } from '#src/config/language.ts';
import { PATHS } from '#src/config/paths.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import { WALL } from '#src/content/invitations/wall.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { headLanguage, lettersOf, namesIn } from '#src/domain/invitation/names.ts';
import { codeAddress } from '#src/domain/invitation/page-code.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Link } from '#src/ui/link.tsx';
import { Ornament } from '#src/ui/ornament.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { BlessingStage } from './blessing-stage.tsx';
import { useAwakeScreen } from './use-awake-screen.ts';
import { useIdle } from './use-idle.ts';
import { useWall } from './use-wall.ts';
import type { WallView } from './wall.ts';
import { WallControls } from './wall-controls.tsx';
import styles from './wall-screen.module.css';
import type { WallSource } from './wall-source.ts';

interface WallScreenProps {
  readonly invitation: Invitation;
  /** That of the first render is used. */
  readonly source: () => WallSource;
}

/** The wall of a hall: one blessing at a time, the couple, and the code that leads guests to the page. */
export function WallScreen({ invitation, source }: WallScreenProps) {
  const { advance, ...view } = useWall(source);
  const [paused, setPaused] = useState(false);
  const idle = useIdle();
  useAwakeScreen();
  const { blessing } = view;
  return (
    <div className={styles.wall} data-dress={invitation.tradition} data-idle={idle || undefined}>
      <div className={styles.stage}>
        {blessing ? (
          <BlessingStage
            blessing={blessing}
            turn={view.turn}
            alone={view.alone}
            paused={paused}
            hurry={view.newsWaiting}
            divider={<Ornament drawing={traditionOf(invitation.tradition).ornament} />}
            onEnd={advance}
          />
        ) : (
          <Quiet invitation={invitation} view={view} />
        )}
      </div>
      <Panel invitation={invitation} />
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
        const texts = WALL[language];
        const said = sayingOf(texts, status, offline);
        return (
          <div key={language} lang={language}>
            <p className={styles.saying}>{said.title}</p>
            {said.line && <p>{said.line}</p>}
          </div>
        );
      })}
      {status === 'closed' && (
        <Link to={PATHS.invitation(invitation.code)}>{WALL[headLanguage(invitation)].closed.invitation}</Link>
      )}
    </div>
  );
}

function sayingOf(texts: (typeof WALL)[Language], status: WallView['status'], offline: boolean) {
  if (status === 'closed') return texts.closed;
  if (status === 'open') return texts.first;
  return offline ? texts.unread : { title: texts.opening, line: '' };
}

/** The couple over the scene of their dress, and the code. */
function Panel({ invitation }: { readonly invitation: Invitation }) {
  const { code, tradition } = invitation;
  const language = headLanguage(invitation);
  const { names } = namesIn(invitation, language);
  const couple = coupleNames(invitation, language);
  return (
    <aside className={styles.panel} aria-label={WALL[language].title(couple)}>
      <div className={styles.scene}>
        <Picture source={sceneOf(tradition)} sizes="28vw" priority fill position="50% 100%" />
      </div>
      <h1 className={styles.names} style={lettersStyle(names)}>
        <span {...textLanguage(names[0])}>{names[0]}</span>{' '}
        <span className={styles.and}>{GUEST_PAGE[language].and}</span>{' '}
        <span {...textLanguage(names[1])}>{names[1]}</span>
      </h1>
      <div className={styles.code}>
        {languagesOf(invitation).map((one) => (
          <p key={one} className={styles.bless} lang={one}>
            {traditionOf(tradition).phrases.bless[one]}
          </p>
        ))}
        <QrCode address={codeAddress(code)} label={WALL[language].qrLabel(couple)} />
        {languagesOf(invitation).map((one) => (
          <p key={one} lang={one}>
            {WALL[one].scan}
          </p>
        ))}
      </div>
    </aside>
  );
}

function lettersStyle(names: readonly string[]): CSSProperties & Record<'--letters', number> {
  return { '--letters': lettersOf(names) };
}
