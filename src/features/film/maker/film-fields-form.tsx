import type { FilmFields } from '#src/domain/film/film-fields.ts';
import { codeInLink } from '#src/domain/film/film-texts.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { CARD_NAMES } from '#src/domain/order/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MoreFields } from '#src/ui/more-fields.tsx';
import { OWN_FILM } from '#text/film.ts';

type TypedField = Exclude<keyof FilmFields, 'functions'>;

interface FilmFieldsFormProps {
  fields: FilmFields;
  isOfCouple: boolean;
  /** Whether names that are missing are asked for. */
  isAsking: boolean;
  /** Functions that the invitation has; the film shows all or none. */
  known: FilmFields['functions'];
  onChange: (change: Partial<FilmFields>) => void;
}

const LONGEST: Readonly<Record<TypedField, number>> = {
  first: CARD_NAMES.name,
  second: CARD_NAMES.name,
  also: 2 * CARD_NAMES.name,
  day: CARD_NAMES.date,
  place: CARD_NAMES.place,
  link: INVITATION_TEXTS.url,
};

/** What the film says, typed or taken from the invitation. */
export function FilmFieldsForm({ fields, isOfCouple, isAsking, known, onChange }: FilmFieldsFormProps) {
  const { fields: labels, hints } = OWN_FILM;
  const missing = isOfCouple ? OWN_FILM.missingBoth : OWN_FILM.missing;
  const field = (name: TypedField, label: string, error?: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={fields[name]}
      maxLength={LONGEST[name]}
      autoComplete="off"
      spellCheck={false}
      {...textLanguage(fields[name])}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  const asked = (name: 'first' | 'second') => (isAsking && fields[name].trim() === '' ? missing : undefined);
  const isLinkWrong = fields.link.trim() !== '' && codeInLink(fields.link) === undefined;
  return (
    <>
      {field('first', isOfCouple ? labels.first : labels.name, asked('first'))}
      {isOfCouple && field('second', labels.second, asked('second'))}
      {field('day', labels.day, undefined, hints.day)}
      {field('place', labels.place, undefined, hints.place)}
      {known.length > 0 && (
        <CheckField
          checked={fields.functions.length > 0}
          onChange={(isShown) => onChange({ functions: isShown ? known : [] })}
        >
          {OWN_FILM.functions(known.length)}
        </CheckField>
      )}
      <MoreFields
        title={OWN_FILM.more}
        optional={OWN_FILM.optional}
        isOpen={fields.also !== '' || fields.link !== ''}
      >
        {field('also', labels.also, undefined, hints.also)}
        {field('link', labels.link, isLinkWrong ? OWN_FILM.linkFault : undefined, hints.link)}
      </MoreFields>
    </>
  );
}
