import { useCallback, useEffect, useRef, useState } from 'react';
import { readWallPage } from '#src/data/read-wall.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import styles from './blessing-panel.module.css';

/** Approved blessings of other guests. Read when a guest presses the button, ten at a time. */
export function WallList({ code, language }: { readonly code: string; readonly language: Language }) {
  const [wanted, setWanted] = useState(false);
  const read = useCallback((after?: TimeCursor) => readWallPage(code, after), [code]);
  const { status, items: blessings, next, more } = usePages(read, wanted);
  const texts = formTexts(language).blessing.wall;
  const failed = status === 'unreachable';
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hasButton = status !== 'ready' || next !== undefined;
  // Screen readers read the new blessings, and the pressed button is removed after the last page.
  const seen = useRef(0);
  useEffect(() => {
    const first = list.current?.children[seen.current];
    seen.current = blessings.length;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    else if (!hasButton) section.current?.focus({ preventScroll: true });
  }, [blessings.length, hasButton]);
  const go = blessings.length > 0 ? texts.more : texts.open;

  return (
    <section ref={section} tabIndex={-1} className={styles.wall} aria-label={texts.title}>
      {blessings.length > 0 && (
        <ul ref={list}>
          {blessings.map(({ id, name, text }) => (
            <li key={id} tabIndex={-1}>
              <blockquote {...textLanguage(text)}>{text}</blockquote>
              <p className={styles.by} {...textLanguage(name)}>
                {name}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {failed && texts.failed}
        {status === 'ready' && blessings.length === 0 && texts.none}
      </p>
      {hasButton && (
        <p className={panel.ways}>
          <button
            type="button"
            aria-disabled={(wanted && status === 'reading') || undefined}
            onClick={wanted ? more : () => setWanted(true)}
          >
            {failed ? texts.retry : go}
          </button>
        </p>
      )}
    </section>
  );
}
