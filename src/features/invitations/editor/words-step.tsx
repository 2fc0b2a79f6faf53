import { useRef } from 'react';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { INVITATION_TEXTS } from '#src/config/limits.ts';
import { INVITATION_EDITOR } from '#src/content/invitation-editor.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import type { Draft } from '../draft/draft.ts';
import { languageOf } from '../draft/draft-functions.ts';
import { nameOf } from '../draft/draft-invitation.ts';
import { BlessingChoice } from './blessing-choice.tsx';
import { LimitedField } from './limited-field.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { words, optional } = INVITATION_EDITOR;

type Wording = Exclude<keyof Draft['texts'], 'blessing'>;

const WORDINGS: readonly Wording[] = ['invitation', 'thanks', 'anniversary'];

/** Third step: the families, the line of blessing, and the couple's own words in place of ours. */
export function WordsStep({ draft, onChange }: StepProps) {
  const setText = (which: keyof Draft['texts'], text: string) =>
    onChange((before) => ({ ...before, texts: { ...before.texts, [which]: text } }));
  const [first, second] = draft.couple.map(({ name }) => nameOf(name));
  return (
    <>
      <LimitedField
        label={first ? words.families(first) : words.firstFamily}
        hint={words.familiesHint}
        optional={optional}
        value={draft.families[0]}
        longest={INVITATION_TEXTS.line}
        onText={(text) => onChange((before) => ({ ...before, families: [text, before.families[1]] }))}
      />
      <LimitedField
        label={second ? words.families(second) : words.secondFamily}
        optional={optional}
        value={draft.families[1]}
        longest={INVITATION_TEXTS.line}
        onText={(text) => onChange((before) => ({ ...before, families: [before.families[0], text] }))}
      />
      <BlessingChoice
        key={draft.tradition}
        lines={traditionOf(draft.tradition).blessings}
        value={draft.texts.blessing}
        onChoose={(text) => setText('blessing', text)}
      />
      {WORDINGS.map((which) => (
        <WordingField key={which} which={which} draft={draft} onText={(text) => setText(which, text)} />
      ))}
    </>
  );
}

interface WordingFieldProps {
  readonly which: Wording;
  readonly draft: Draft;
  readonly onText: (text: string) => void;
}

/** A text of the couple's own; while it is empty, our words are shown beneath and can be begun from. */
function WordingField({ which, draft, onText }: WordingFieldProps) {
  const ours = traditionOf(draft.tradition).phrases[which][languageOf(draft.language)];
  const value = draft.texts[which];
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} className={styles.group}>
      <LimitedField
        label={words[which]}
        optional={optional}
        {...(ours.includes('{names}') ? { hint: words.namesHint } : {})}
        value={value}
        longest={INVITATION_TEXTS.text}
        rows={3}
        onText={onText}
      />
      {value === '' && (
        <p className={styles.ours}>
          {words.ours} <q {...textLanguage(ours)}>{ours}</q>{' '}
          <Button
            look="link"
            aria-label={words.startFromOurs(words[which])}
            onClick={() => {
              onText(ours);
              // The button goes; our words are there to be changed.
              group.current?.querySelector('textarea')?.focus();
            }}
          >
            {words.startFromOursShort}
          </Button>
        </p>
      )}
    </div>
  );
}
