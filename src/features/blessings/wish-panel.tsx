import type { Language } from '#src/config/language.ts';
import { WISH } from '#src/content/invitations/wish.ts';
import { LiveWish } from './live-wish.tsx';
import { SampleWish } from './sample-wish.tsx';
import { WallList } from './wall-list.tsx';
import styles from './wish-panel.module.css';

export interface WishPanelProps {
  /** Of the invitation. */
  readonly code: string;
  /** Whether guests read what the couple has approved. */
  readonly wallOpen: boolean;
  /** A sample sends nothing. */
  readonly sample: boolean;
  readonly language: Language;
}

/** Where guests write to the couple, and read what others have written if the couple wants that. */
export function WishPanel(props: WishPanelProps) {
  const { code, wallOpen, sample, language } = props;
  const copy = WISH[language];
  return (
    <div className={styles.panel}>
      {sample ? <SampleWish {...props} /> : <LiveWish {...props} />}
      <p className={styles.notice}>
        {sample ? copy.sample : [copy.notice, ...(wallOpen ? [copy.wallNotice] : [])].join(' ')}
      </p>
      {wallOpen && !sample && <WallList code={code} language={language} />}
    </div>
  );
}
