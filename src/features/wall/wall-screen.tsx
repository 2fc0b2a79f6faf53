import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
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
import { whenBack } from '#src/lib/when-back.ts';
import type { Language } from '#src/locales/locales.ts';
import { Link } from '#src/ui/link.tsx';
import { Ornament } from '#src/ui/ornament.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { BlessingStage } from './blessing-stage.tsx';
import photoStageStyles from './photo-stage.module.css';
import turnStyles from './turn.module.css';
import { useTurn } from './use-turn.ts';
import type { Shown, Wall, WallView } from './wall.ts';
import { createWall } from './wall.ts';
import { WallControls } from './wall-controls.tsx';
import styles from './wall-screen.module.css';
import type { WallSource } from './wall-source.ts';

interface WallScreenProps {
  readonly invitation: Invitation;
  /** The couple's own photograph, shown instead of the scene. */
  readonly photo: ReactNode;
  /** That of the first render is used. */
  readonly source: () => WallSource;
}

/** The wall in a hall: one blessing or photograph at a time, the couple, and the code that leads guests to the page. */
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

const IDLE_MS = 4_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const stir = () => {
      setIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), IDLE_MS);
    };
    stir();
    for (const sign of SIGNS) window.addEventListener(sign, stir);
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, stir);
    };
  }, []);
  return idle;
}

/** After a sleep timers are late, so the clock is checked often. */
const LOOK_MS = 1_000;

/** The source is that of the first render. */
function useWall(source: () => WallSource): WallView & Pick<Wall, 'advance'> {
  const [wall] = useState(() => createWall(source()));

  useEffect(() => {
    const look = () => void wall.look();
    const wake = () => void wall.wake();
    look();
    const timer = window.setInterval(look, LOOK_MS);
    const stop = whenBack(wake);
    return () => {
      window.clearInterval(timer);
      stop();
    };
  }, [wall]);

  const view = useSyncExternalStore(wall.subscribe, wall.view, wall.view);
  return { ...view, advance: wall.advance };
}

/** Long enough for a group of friends to find each other. */
const SHOWN_MS = 12_000;

interface PhotoStageProps {
  readonly shown: Extract<Shown, { readonly kind: 'photo' }>;
  readonly turn: number;
  readonly alone: boolean;
  readonly paused: boolean;
  readonly hurry: boolean;
  readonly language: Language;
  readonly onEnd: () => void;
}

function PhotoStage(props: PhotoStageProps) {
  const { shown, turn, alone, paused, hurry, language, onEnd } = props;
  const { name, width, height } = shown.item;
  const stays = paused || (alone && !hurry);
  const leaving = useTurn({ of: turn, time: SHOWN_MS, stays, hurry, onGone: onEnd });
  return (
    <figure className={`${photoStageStyles.photo} ${turnStyles.turn}`} data-leaving={leaving || undefined}>
      <div className={photoStageStyles.frame}>
        <img
          src={shown.picture}
          width={width}
          height={height}
          alt={formTexts(language).wall.photo(name)}
          decoding="sync"
        />
      </div>
      {name && (
        <figcaption className={turnStyles.name} {...textLanguage(name)}>
          {name}
        </figcaption>
      )}
    </figure>
  );
}
