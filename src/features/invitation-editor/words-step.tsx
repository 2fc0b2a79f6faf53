import { Fragment, useRef } from 'react';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { INVITATION_EDITOR } from '#src/content/invitation-editor.ts';
import type { Draft, DraftTexts } from '#src/domain/draft/draft.ts';
import { languageOf } from '#src/domain/draft/draft-functions.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { BlessingChoice } from './blessing-choice.tsx';
import { HindiField } from './hindi-field.tsx';
import { LimitedField } from './limited-field.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { words, inHindi, optional } = INVITATION_EDITOR;

type Wording = Exclude<keyof Draft['texts'], 'blessing'>;

const WORDINGS: readonly Wording[] = ['invitation', 'thanks', 'anniversary'];

/** Third step: the families, the line of blessing, and the couple's own words in place of ours. */
export function WordsStep({ draft, onChange }: StepProps) {
  const { families, texts, hindi } = draft;
  const setText = (which: keyof Draft['texts'], text: string) =>
    onChange((before) => ({ ...before, texts: { ...before.texts, [which]: text } }));
  const setHindi = (fields: Partial<DraftTexts>) =>
    onChange((before) => ({ ...before, hindi: { ...before.hindi, ...fields } }));
  const setHindiText = (which: keyof Draft['texts'], text: string) =>
    onChange(({ hindi: { texts: before, ...rest }, ...others }) => ({
      ...others,
      hindi: { ...rest, texts: { ...before, [which]: text } },
    }));
  const { blessings, phrases } = traditionOf(draft.tradition);
  const [first, second] = draft.couple.map(({ name }) => nameOf(name));
  return (
    <>
      <LimitedField
        label={first ? words.families(first) : words.firstFamily}
        hint={words.familiesHint}
        optional={optional}
        value={families[0]}
        longest={INVITATION_TEXTS.line}
        onText={(text) => onChange((before) => ({ ...before, families: [text, before.families[1]] }))}
      />
      <HindiField
        draft={draft}
        label={first ? words.families(first) : words.firstFamily}
        value={hindi.families[0]}
        longest={INVITATION_TEXTS.line}
        onText={(text) => setHindi({ families: [text, hindi.families[1]] })}
      />
      <LimitedField
        label={second ? words.families(second) : words.secondFamily}
        optional={optional}
        value={families[1]}
        longest={INVITATION_TEXTS.line}
        onText={(text) => onChange((before) => ({ ...before, families: [before.families[0], text] }))}
      />
      <HindiField
        draft={draft}
        label={second ? words.families(second) : words.secondFamily}
        value={hindi.families[1]}
        longest={INVITATION_TEXTS.line}
        onText={(text) => setHindi({ families: [hindi.families[0], text] })}
      />
      <BlessingChoice
        key={draft.tradition}
        lines={blessings}
        value={texts.blessing}
        onChoose={(text) => setText('blessing', text)}
      />
      {texts.blessing !== '' && blessings.every(({ text }) => text !== texts.blessing) && (
        <HindiField
          draft={draft}
          label={words.ownBlessingLabel}
          value={hindi.texts.blessing}
          longest={INVITATION_TEXTS.text}
          rows={2}
          onText={(text) => setHindiText('blessing', text)}
        />
      )}
      {WORDINGS.map((which) => (
        <Fragment key={which}>
          <WordingField
            label={words[which]}
            ours={phrases[which][languageOf(draft.language)]}
            value={texts[which]}
            onText={(text) => setText(which, text)}
          />
          {draft.language === 'both' && (
            <WordingField
              label={inHindi.label(words[which])}
              ours={phrases[which].hi}
              lang="hi"
              value={hindi.texts[which]}
              onText={(text) => setHindiText(which, text)}
            />
          )}
        </Fragment>
      ))}
    </>
  );
}

interface WordingFieldProps {
  readonly label: string;
  /** Our words, which guests read while it is empty. */
  readonly ours: string;
  readonly lang?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A text of the couple's own; while it is empty, our words are shown beneath and can be begun from. */
function WordingField({ label, ours, lang, value, onText }: WordingFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} className={styles.group}>
      <LimitedField
        label={label}
        optional={optional}
        lang={lang}
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
            aria-label={words.startFromOurs(label)}
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
