import { useState } from 'react';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MoreFields } from '#src/ui/more-fields.tsx';
import { CARD_NAMES_TEXT as text } from '#text/card-names.ts';
import { PRINTED_NAMES } from '#text/printed-names.ts';
import type { CardNames, NameField } from './card-names.ts';
import { longestOf, shownText } from './card-names.ts';
import { cutName, nameFault } from './check-names.ts';
import { hindiSpelling } from './hindi-spelling.ts';
import styles from './names-sheet.module.css';

interface NameFieldsProps {
  names: CardNames;
  onType: (field: NameField, typed: string) => void;
  isAsking: boolean;
}

export function NameFields({ names, onType, isAsking }: NameFieldsProps) {
  const { latin, local } = names;
  const isOpen = (['families', 'date', 'place'] as const).some((field) => latin[field] || local[field]);
  const field = (name: NameField) => (
    <NameInput key={`${names.shown} ${name}`} name={name} names={names} onType={onType} isAsking={isAsking} />
  );
  return (
    <>
      {field('first')}
      {field('second')}
      <MoreFields title={text.more} optional={text.optional} isOpen={isOpen}>
        {field('families')}
        {field('date')}
        {field('place')}
      </MoreFields>
    </>
  );
}

function NameInput({ name, names, onType, isAsking }: NameFieldsProps & { name: NameField }) {
  const [isCut, setIsCut] = useState(false);
  const value = names[names.shown][name];
  const isName = name === 'first' || name === 'second';
  const isMissing = isAsking && isName && shownText(names, name) === '';
  const fault = nameFault(name, value) ?? (isMissing ? text.errors.missing : undefined);
  return (
    <div>
      <TextField
        label={PRINTED_NAMES.fields[name]}
        hint={isName ? undefined : text.hints[name]}
        error={fault ?? (isCut ? text.errors.cut(longestOf(name)) : undefined)}
        value={value}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...textLanguage(value)}
        onChange={({ target }) => {
          const cut = cutName(name, target.value);
          setIsCut(cut.isCut);
          onType(name, cut.text);
        }}
      />
      {names.shown === 'local' && value === '' && (
        <SpellingOffer latin={names.latin[name]} onTake={(spelling) => onType(name, spelling)} />
      )}
    </div>
  );
}

/** The spelling is only written when the couple takes it. */
function SpellingOffer({ latin, onTake }: { latin: string; onTake: (spelling: string) => void }) {
  const spelling = hindiSpelling(latin);
  if (spelling === '') return null;
  const offer = text.offer(spelling);
  return (
    <p className={styles.offer}>
      <Button look="link" {...textLanguage(offer)} onClick={() => onTake(spelling)}>
        {offer}
      </Button>{' '}
      {text.offerLine}
    </p>
  );
}
