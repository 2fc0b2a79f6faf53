import { Fragment, useRef, useState } from 'react';
import type { SacredLine } from '#src/catalogue/traditions/tradition.ts';
import { traditionOf } from '#src/catalogue/traditions.ts';
import type { Draft, DraftTexts } from '#src/domain/draft/draft.ts';
import { nameOf } from '#src/domain/draft/draft-invitation.ts';
import { BOTH } from '#src/domain/invitation/languages-of.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { HindiField } from './hindi-field.tsx';
import { LimitedField } from './limited-field.tsx';
import type { StepProps } from './step.ts';
import styles from './steps.module.css';

const { words, inHindi, optional } = INVITATION_EDITOR;

const [, SECOND] = BOTH;

type Wording = Exclude<keyof Draft['texts'], 'blessing'>;

const WORDINGS: readonly Wording[] = ['invitation', 'thanks', 'anniversary'];

const PARTNERS = [
  { place: 0, nameless: words.firstFamily, hint: words.familiesHint },
  { place: 1, nameless: words.secondFamily, hint: undefined },
] as const;

/** Third step: the families, the line of blessing, and the couple's own texts instead of ours. */
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
  const { blessings } = traditionOf(draft.tradition);
  const phrasesIn = (language: Language) => guestTexts(language).traditions[draft.tradition].phrases;
  return (
    <>
      {PARTNERS.map(({ place, nameless, hint }) => {
        const name = nameOf(draft.couple[place].name);
        const label = name ? words.families(name) : nameless;
        return (
          <Fragment key={place}>
            <LimitedField
              label={label}
              hint={hint}
              optional={optional}
              value={families[place]}
              longest={INVITATION_TEXTS.line}
              onText={(text) =>
                onChange((before) => ({ ...before, families: withPlace(before.families, place, text) }))
              }
            />
            <HindiField
              draft={draft}
              label={label}
              value={hindi.families[place]}
              longest={INVITATION_TEXTS.line}
              onText={(text) => setHindi({ families: withPlace(hindi.families, place, text) })}
            />
          </Fragment>
        );
      })}
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
            ours={phrasesIn(headLanguage(draft))[which]}
            value={texts[which]}
            onText={(text) => setText(which, text)}
          />
          {draft.language === 'both' && (
            <WordingField
              label={inHindi.label(words[which])}
              ours={phrasesIn(SECOND)[which]}
              lang={SECOND}
              value={hindi.texts[which]}
              onText={(text) => setHindiText(which, text)}
            />
          )}
        </Fragment>
      ))}
    </>
  );
}

function withPlace([first, second]: Draft['families'], place: 0 | 1, text: string): Draft['families'] {
  return place === 0 ? [text, second] : [first, text];
}

interface WordingFieldProps {
  readonly label: string;
  /** Our text, which is shown while it is empty. */
  readonly ours: string;
  readonly lang?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The couple's own text; while it is empty, our text is shown below and can be used as a start. */
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
              // The button disappears; our text can be edited.
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

const NONE = 'none';
const OWN = 'own';

interface BlessingChoiceProps {
  /** The tradition's lines, in their own language. */
  readonly lines: readonly SacredLine[];
  readonly value: string;
  readonly onChoose: (text: string) => void;
}

/** The line of blessing: one of the tradition's, none, or the couple's own text. */
function BlessingChoice({ lines, value, onChoose }: BlessingChoiceProps) {
  const known = lines.findIndex(({ text }) => text === value);
  const [own, setOwn] = useState(value !== '' && known === -1);
  const atRest = value === '' ? NONE : OWN;
  const chosen = own ? OWN : (lines[known]?.text ?? atRest);
  return (
    <>
      <ChoiceField
        legend={words.blessing}
        name="blessing"
        value={chosen}
        options={[
          ...lines.map(({ text, lang, dir }) => ({
            value: text,
            label: (
              <span lang={lang} dir={dir}>
                {text}
              </span>
            ),
          })),
          { value: OWN, label: words.ownBlessing },
          { value: NONE, label: words.noBlessing },
        ]}
        onChoose={(next) => {
          setOwn(next === OWN);
          // The couple's own text starts from the chosen line, so that it is not lost.
          if (next !== OWN) onChoose(next === NONE ? '' : next);
        }}
      />
      {own && (
        <LimitedField
          label={words.ownBlessingLabel}
          hint={value === '' ? words.ownBlessingEmpty : undefined}
          {...textLanguage(value)}
          value={value}
          longest={INVITATION_TEXTS.text}
          rows={2}
          onText={onChoose}
        />
      )}
    </>
  );
}
