import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { WALL_CONTROLS } from '#text/invitations/wall.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import styles from './wall-controls.module.css';

const texts = WALL_CONTROLS;

interface WallControlsProps {
  readonly idle: boolean;
  readonly offline: boolean;
  readonly paused: boolean;
  readonly onPause: (paused: boolean) => void;
  readonly onNext: () => void;
}

/** For the person who sets up the screen; hidden while nobody touches it. A remote's arrow and play keys work, too. */
export function WallControls({ idle, offline, paused, onPause, onNext }: WallControlsProps) {
  const full = useFullScreen();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const onButton = event.target instanceof HTMLButtonElement;
      if (event.key === 'ArrowRight' || event.key === 'MediaTrackNext') onNext();
      else if (event.key === 'MediaPlayPause' || (event.key === ' ' && !onButton)) onPause(!paused);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [paused, onPause, onNext]);

  return (
    <section
      className={styles.controls}
      data-idle={idle || undefined}
      aria-label={texts.label}
      lang={SITE_LANGUAGE}
    >
      <button type="button" onClick={() => onPause(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} size={20} />
        {paused ? texts.play : texts.pause}
      </button>
      <button type="button" onClick={onNext}>
        <Icon name="chevronRight" size={20} />
        {texts.next}
      </button>
      {full.possible && (
        <button type="button" onClick={full.toggle}>
          <Icon name="zoom" size={20} />
          {full.on ? texts.leaveFullScreen : texts.fullScreen}
        </button>
      )}
      <p role="status">{offline && texts.offline}</p>
    </section>
  );
}

function useFullScreen() {
  const [on, setOn] = useState(false);
  const [possible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const look = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => {
    // Refused in a frame; the wall then does not change.
    const done = on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => undefined);
  };
  return { on, toggle, possible };
}
