import { useState } from 'react';
import {
  addOwnFunction,
  addUsualFunction,
  changeFunction,
  missingUsualFunctions,
  moveFunction,
  putBackFunction,
  removeFunction,
} from '#src/domain/draft/draft-functions.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { LIMITS } from '#src/domain/invitation/limits.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { useRemovableLines } from '#src/lib/use-removable-lines.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { FunctionCard } from './function-card.tsx';
import styles from './functions-step.module.css';
import type { StepProps } from './step.ts';

const { functions: texts } = INVITATION_EDITOR;

/** Second step: the functions, proposed by the tradition, to be changed, moved, removed and added to. */
export function FunctionsStep({ draft, faults, onChange }: StepProps) {
  const proposed = headLanguage(draft);
  const nameIn = (language: Language, id: string) =>
    guestTexts(language).traditions[draft.tradition].functions[id]?.name ?? '';
  const [open, setOpen] = useState<string>();
  const [news, setNews] = useState('');
  const { shown, toggle } = useRemovableLines({
    lines: draft.functions,
    idOf: ({ id }) => id,
    remove: (id) => onChange((before) => removeFunction(before, id)),
    putBack: (draftFunction, place) => onChange((before) => putBackFunction(before, draftFunction, place)),
  });

  const move = (id: string, by: -1 | 1) => {
    const place = draft.functions.findIndex((draftFunction) => draftFunction.id === id) + by;
    const moved = draft.functions[place - by];
    if (!moved || place < 0 || place >= draft.functions.length) return;
    onChange((before) => moveFunction(before, id, by));
    setNews(texts.moved(nameOf(moved.name) || texts.unnamed, place + 1, draft.functions.length));
  };

  const add = (next: (before: typeof draft) => typeof draft) => {
    const before = new Set(draft.functions.map(({ id }) => id));
    const added = next(draft).functions.find(({ id }) => !before.has(id));
    onChange(next);
    setOpen(added?.id);
  };

  return (
    <>
      <p>{texts.line}</p>
      {draft.functions.length === 0 && <p>{texts.empty}</p>}
      <ul className={styles.list}>
        {shown.map(({ line: draftFunction, removed }) => (
          <FunctionCard
            key={draftFunction.id}
            draft={draft}
            draftFunction={draftFunction}
            faults={faults}
            removed={removed}
            open={open === draftFunction.id && !removed}
            onOpen={(isOpen) => setOpen(isOpen ? draftFunction.id : undefined)}
            onMove={(by) => move(draftFunction.id, by)}
            onToggle={() => toggle(draftFunction.id)}
            onFields={(fields) => onChange((before) => changeFunction(before, draftFunction.id, fields))}
          />
        ))}
      </ul>
      <VisuallyHidden live>{news}</VisuallyHidden>
      <h3 className={styles.addTitle}>{texts.add}</h3>
      {draft.functions.length >= LIMITS.functions.max ? (
        <p>{texts.full}</p>
      ) : (
        <ul className={styles.add}>
          {missingUsualFunctions(draft).map((usual) => (
            <li key={usual.id}>
              <Button
                look="secondary"
                small
                icon="plus"
                aria-label={texts.addOne(nameIn(SITE_LANGUAGE, usual.id))}
                onClick={() => add((before) => addUsualFunction(before, usual))}
              >
                <span lang={proposed}>{nameIn(proposed, usual.id)}</span>
              </Button>
            </li>
          ))}
          <li>
            <Button look="secondary" small icon="plus" onClick={() => add(addOwnFunction)}>
              {texts.own}
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}
