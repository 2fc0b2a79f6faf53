import { useState } from 'react';
import { BANNER_CLOSED_KEY } from '#src/config/board-keys.ts';
import type { Notices } from '#src/domain/board/notices.ts';
import { showWeekday } from '#src/domain/show-day.ts';
import { readText, writeText } from '#src/lib/storage.ts';
import { Icon } from '#src/ui/icon.tsx';
import { BOARD_TEXT as text } from '#text/board.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  readonly notices: Notices;
  /** In India, as `2026-11-30`. */
  readonly today: string;
}

/** The shop's banner and its closed days, until the visitor closes them. */
export function NoticeBar({ notices: { banner, closed }, today }: NoticeBarProps) {
  const lines = [banner?.[SITE_LANGUAGE], ...closedLines(closed, today)].filter((line) => line !== undefined);
  const said = lines.join('\n');
  const [closedNotice, setClosedNotice] = useState(() => readText(BANNER_CLOSED_KEY, 'session'));
  if (said === '' || said === closedNotice) return null;
  const close = () => {
    writeText(BANNER_CLOSED_KEY, said, 'session');
    setClosedNotice(said);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className={styles.bar} aria-label={text.label}>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button type="button" className={styles.close} onClick={close} aria-label={text.close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

function closedLines(closed: readonly string[], today: string): string[] {
  const later = closed.filter((day) => day !== today);
  const days = later.map(showWeekday).join(text.and);
  if (later.length === closed.length) return days === '' ? [] : [text.closedOn(days)];
  return [days === '' ? text.closedToday : text.closedTodayAnd(days)];
}
