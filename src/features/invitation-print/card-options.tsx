import { useState } from 'react';
import { PRINT_CARDS } from '#src/catalogue/print-cards.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { PAGE_LANGUAGES } from '#src/domain/invitation/languages-of.ts';
import { blessingLine } from '#src/domain/invitation/wording.ts';
import { localeOf } from '#src/locales/locales.ts';
import { CheckField, ChoiceField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PictureChoice } from '#src/ui/picture-choice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { DESK_PRINT } from '#text/invitations/print.ts';
import type { CardChoice } from './card.ts';
import styles from './card-options.module.css';
import { CARD_EXTRAS } from './card-text.ts';
import { FORMATS } from './print-format.ts';

const texts = DESK_PRINT.options;

interface CardOptionsProps {
  readonly invitation: Invitation;
  readonly choice: CardChoice;
  readonly hasPhotograph: boolean;
  readonly onChange: (choice: CardChoice) => void;
}

export function CardOptions({ invitation, choice, hasPhotograph, onChange }: CardOptionsProps) {
  const { design, format, ink, language, withBlessing, extras = [], withPhotograph = false } = choice;
  const [typed, setTyped] = useState(String(choice.codeWidth));
  const change = (part: Partial<CardChoice>) => onChange({ ...choice, ...part });
  const resize = (width: string) => {
    setTyped(width);
    const codeWidth = widthOf(width);
    if (codeWidth) change({ codeWidth });
  };
  return (
    <div className={styles.options}>
      <fieldset>
        <legend className={styles.legend}>{texts.design}</legend>
        <PictureChoice
          name="print-design"
          value={design}
          options={PRINT_CARDS.map(({ id, name, art }) => ({ value: id, label: name, picture: art }))}
          onChoose={(next) => change({ design: next })}
        />
      </fieldset>
      <SelectField
        label={texts.format}
        value={format}
        options={Object.values(FORMATS).map(({ id }) => ({ value: id, label: texts.formats[id] }))}
        onChoose={(next) => {
          setTyped(String(FORMATS[next].codeWidth));
          change({ format: next, codeWidth: FORMATS[next].codeWidth });
        }}
      />
      <ChoiceField
        legend={texts.ink}
        name="print-ink"
        value={ink}
        options={(['colour', 'one'] as const).map((each) => ({ value: each, label: texts.inks[each] }))}
        onChoose={(next) => change({ ink: next })}
      />
      {hasPhotograph && ink === 'colour' && (
        <CheckField checked={withPhotograph} onChange={(next) => change({ withPhotograph: next })}>
          {texts.photograph}
          <span className={styles.line}>{texts.photographLine}</span>
        </CheckField>
      )}
      <SelectField
        label={texts.language}
        value={language}
        options={PAGE_LANGUAGES.map((each) => ({
          value: each,
          label: each === 'both' ? texts.both : localeOf(each).name,
        }))}
        onChoose={(next) => change({ language: next })}
      />
      <TextField
        label={texts.codeWidth}
        hint={texts.codeWidthHint}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={widthOf(typed) ? undefined : texts.codeWidthWrong}
        onChange={({ target }) => resize(target.value)}
      />
      {format !== 'table' && blessingLine(invitation) && (
        <CheckField checked={withBlessing} onChange={(next) => change({ withBlessing: next })}>
          {texts.blessing}
          <span className={styles.line}>{texts.blessingLine}</span>
        </CheckField>
      )}
      {format !== 'table' &&
        CARD_EXTRAS.map((extra) => (
          <CheckField
            key={extra}
            checked={extras.includes(extra)}
            onChange={(next) =>
              change({ extras: next ? [...extras, extra] : extras.filter((one) => one !== extra) })
            }
          >
            {texts.extras[extra]}
          </CheckField>
        ))}
    </div>
  );
}

/** Below this, no card could be drawn. */
const LEAST_TYPED = 5;
const MOST_TYPED = 60;

/** In millimetres; `undefined` if invalid: the card then keeps its width. */
function widthOf(typed: string): number | undefined {
  const width = Number(typed.replace(',', '.'));
  return width >= LEAST_TYPED && width <= MOST_TYPED ? width : undefined;
}
