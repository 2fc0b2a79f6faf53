import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PATHS } from '#src/config/paths.ts';
import type { CouplesBlessing } from '#src/data/all-blessings-api.ts';
import { decideNewBlessing, listNewBlessings, readCouple } from '#src/data/all-blessings-api.ts';
import { lookAt } from '#src/data/last-looks.ts';
import type { BlessingState } from '#src/domain/blessing/blessing-states.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MorePages } from '#src/ui/more-pages.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { MANAGE_BLESSINGS as text } from '#text/manage-blessings.ts';
import { BlessingText, DecisionButtons } from './blessing-row.tsx';
import styles from './new-blessings.module.css';

/** The blessings of all couples that wait for a decision, newest first. */
export function NewBlessings({ guard }: { readonly guard: Guard }) {
  const readPage = useCallback((after?: PageCursor) => guard(() => listNewBlessings(after)), [guard]);
  const pages = usePages(readPage);
  const { status, items: waiting, drop } = pages;
  const names = useCouples(waiting, guard);
  const { run } = useWork(text.notDone);
  const [deciding, setDeciding] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    () =>
      lookAt(
        'blessings',
        waiting.map(({ blessing }) => blessing.createdAt),
      ),
    [waiting],
  );

  const decide = async (one: CouplesBlessing, state: BlessingState) => {
    setDeciding((ids) => new Set(ids).add(one.id));
    const isOver = await run(async () => {
      if (!(await guard(() => decideNewBlessing(one, state)))) notify.error(text.decided);
      else notify.success(state === 'approved' ? text.approved : text.hidden);
    });
    setDeciding((ids) => new Set([...ids].filter((id) => id !== one.id)));
    if (!isOver) return;
    // A person who is elsewhere by now stays there.
    const { activeElement } = document;
    flushSync(() => drop(one.id));
    if (activeElement?.isConnected === false) list.current?.focus();
  };

  return (
    <>
      <p className={styles.line}>{text.line}</p>
      {status === 'reading' && waiting.length === 0 && <p role="status">{text.reading}</p>}
      {status === 'ready' && waiting.length === 0 && !pages.next && (
        <EmptyState title={text.empty.title} line={text.empty.line} />
      )}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-busy={status === 'reading'}>
        {waiting.map((one) => (
          <li key={one.id} className={styles.blessing} aria-busy={deciding.has(one.id) || undefined}>
            <BlessingText blessing={one.blessing} />
            <p>
              <LinkButton look="link" to={PATHS.invitation(one.code)}>
                <span {...textLanguage(names.get(one.code) ?? '')}>
                  {text.ofCouple(names.get(one.code) ?? one.code)}
                </span>
              </LinkButton>
            </p>
            <div className={styles.actions}>
              <DecisionButtons
                blessing={one.blessing}
                onDecide={(_, state) => {
                  if (!deciding.has(one.id)) void decide(one, state);
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      <MorePages pages={pages} unreachable={text.unreachable} older={text.more} />
    </>
  );
}

/** The names of the couples, each read once; a couple whose page cannot be read keeps its code. */
function useCouples(waiting: readonly CouplesBlessing[], guard: Guard): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const { code } of waiting) {
      if (asked.current.has(code)) continue;
      asked.current.add(code);
      guard(() => readCouple(code)).then(
        (couple) => couple && setNames((before) => new Map(before).set(code, coupleNames(couple))),
        () => asked.current.delete(code),
      );
    }
  }, [waiting, guard]);
  return names;
}
