import { useState } from 'react';
import type { SacredLine } from '#src/catalogue/traditions/tradition.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { LimitedField } from './limited-field.tsx';

const { words } = INVITATION_EDITOR;

const NONE = 'none';
const OWN = 'own';

interface BlessingChoiceProps {
  /** The tradition's lines, in their own tongue. */
  readonly lines: readonly SacredLine[];
  readonly value: string;
  readonly onChoose: (text: string) => void;
}

/** The line of blessing: one of the tradition's, none, or words of the couple's own. */
export function BlessingChoice({ lines, value, onChoose }: BlessingChoiceProps) {
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
          // Words of one's own begin from the line that was chosen, so that none is lost.
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
