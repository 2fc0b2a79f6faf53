import { useId, useRef, useState } from 'react';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import type { FilmId } from '#src/domain/film/film.ts';
import { linesOf } from '#src/domain/film/film.ts';
import type { FilmFields } from '#src/domain/film/film-fields.ts';
import { NO_FIELDS } from '#src/domain/film/film-fields.ts';
import type { FilmWords } from '#src/domain/film/film-texts.ts';
import { codeInLink, textsOfFilm } from '#src/domain/film/film-texts.ts';
import { isOfCouple, occasionOf } from '#src/domain/film/occasions.ts';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import { INVITATION_TEXTS } from '#src/domain/invitation/limits.ts';
import { CARD_NAMES } from '#src/domain/order/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { CheckField } from '#src/ui/check-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MoreFields } from '#src/ui/more-fields.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { OWN_FILM } from '#text/film.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import type { Music } from '../music.ts';
import { musicAddress } from '../music.ts';
import { ExportPart } from './export-part.tsx';
import styles from './film-maker.module.css';
import { FilmPreview } from './film-preview.tsx';
import { MusicField } from './music-field.tsx';
import { useExport } from './use-export.ts';
import { useReel } from './use-reel.ts';
import { useShownPortrait } from './use-shown-portrait.ts';

export interface FilmChoice {
  tradition?: TraditionId;
  music?: Music;
  hasPortrait?: boolean;
}

export interface FilmMakerProps {
  id: FilmId;
  /** 'E-Video 4'. */
  title: string;
  known: FilmFields;
  /** Initial values of the fields, if not what is known. */
  begun?: FilmFields;
  onFields?: (fields: FilmFields) => void;
  onChoice?: (choice: FilmChoice) => void;
  /** Texts of a wedding film in a tradition instead of our usual ones. */
  weddingWords: (tradition: TraditionId) => Partial<FilmWords>;
  /** Whose phrases and ornaments a wedding film has. */
  tradition: TraditionId;
  /** There is no invitation that tells the tradition: the couple chooses. */
  asksTradition?: boolean;
  portrait?: FilmPortrait | undefined;
  /** Whether the portrait is shown at first. */
  hasPortrait?: boolean;
  music?: Music;
  /** Written across the film; empty for a released one, `undefined` for our usual word. */
  sample?: string;
  onClose: () => void;
}

/** A sheet in which a couple types its names, sees them in the film at once, and makes the file. */
export function FilmMaker({
  id,
  title,
  known,
  begun,
  onFields,
  onChoice,
  weddingWords,
  portrait,
  sample,
  onClose,
  ...chosen
}: FilmMakerProps) {
  const occasion = occasionOf(id);
  const ofCouple = isOfCouple(occasion);
  const [fields, setFields] = useState<FilmFields>(() => begun ?? (ofCouple ? known : NO_FIELDS));
  const [isAsking, setIsAsking] = useState(false);
  const [tradition, setTradition] = useState(chosen.tradition);
  const [music, setMusic] = useState(chosen.music ?? 'santoor');
  const [hasPortrait, setHasPortrait] = useState(chosen.hasPortrait ?? true);
  const form = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  const { greeting, ...usual } = OWN_FILM.occasions[occasion];
  const words: FilmWords = {
    ...usual,
    blessing: greeting,
    ...(occasion === 'wedding' ? weddingWords(tradition) : {}),
  };
  const { example } = OWN_FILM;
  const { traditions } = guestTexts(SITE_LANGUAGE);
  const isExample = fields.first.trim() === '' && fields.second.trim() === '';
  const shown: FilmFields = isExample
    ? { ...fields, ...example, second: ofCouple ? example.second : '' }
    : fields;
  const texts = textsOfFilm(shown, words, sample ?? OWN_FILM.sample);
  const ownPortrait = occasion === 'wedding' ? portrait : undefined;
  const shownPortrait = hasPortrait ? ownPortrait : undefined;
  const photograph = useShownPortrait(shownPortrait);
  const reel = useReel(id, tradition, texts, typeof photograph === 'object' ? photograph : undefined);
  const { state, make, cancel, forget } = useExport(reel !== undefined);
  const isComplete = !isExample && texts.first !== '' && (!ofCouple || texts.second !== '');
  const names = ofCouple ? `${texts.first} & ${texts.second}` : texts.first;

  function onMake(): void {
    setIsAsking(true);
    if (isComplete) make({ id, texts, tradition, portrait: shownPortrait, music: musicAddress(music) });
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <Dialog open onClose={onClose} title={OWN_FILM.title(title)} size="wide">
      <p>{OWN_FILM.line}</p>
      <div className={styles.maker}>
        {typeof reel === 'object' ? (
          <FilmPreview reel={reel} label={OWN_FILM.preview(title)} music={musicAddress(music)} />
        ) : (
          <p className={styles.waiting} role="status">
            {reel === 'failed' ? OWN_FILM.noPreview : OWN_FILM.waiting}
          </p>
        )}
        <div ref={form} className={styles.form}>
          <FilmFieldsForm
            fields={fields}
            isOfCouple={ofCouple}
            isAsking={isAsking}
            known={ofCouple ? known.functions : []}
            onChange={(change) => {
              const next = { ...fields, ...change };
              setFields(next);
              onFields?.(next);
              forget();
            }}
          />
          {occasion === 'wedding' && chosen.asksTradition && (
            <SelectField
              label={OWN_FILM.tradition}
              value={tradition}
              options={TRADITION_IDS.map((value) => ({ value, label: traditions[value].name }))}
              onChoose={(another) => {
                setTradition(another);
                onChoice?.({ tradition: another });
                forget();
              }}
            />
          )}
          {ownPortrait && (
            <CheckField
              checked={hasPortrait}
              onChange={(isShown) => {
                setHasPortrait(isShown);
                onChoice?.({ hasPortrait: isShown });
                forget();
              }}
            >
              {OWN_FILM.withPortrait}
            </CheckField>
          )}
          {photograph === 'unreadable' && (
            <p className={styles.note} role="alert">
              {OWN_FILM.unreadablePortrait}
            </p>
          )}
          <MusicField
            value={music}
            onChoose={(tune) => {
              setMusic(tune);
              onChoice?.({ music: tune });
              forget();
            }}
          />
          <ExportPart state={state} names={names} onMake={onMake} onCancel={cancel} />
          {texts.sample !== '' && <p className={styles.note}>{OWN_FILM.sampleLine}</p>}
          <details>
            <summary className={styles.summary} id={wordsId}>
              {OWN_FILM.words}
            </summary>
            <ol className={styles.words} aria-labelledby={wordsId}>
              {linesOf(texts).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
                <li key={index} {...textLanguage(line)}>
                  {line}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </div>
    </Dialog>
  );
}

type TypedField = Exclude<keyof FilmFields, 'functions'>;

interface FilmFieldsFormProps {
  fields: FilmFields;
  isOfCouple: boolean;
  isAsking: boolean;
  /** Functions of the invitation; the film shows all or none. */
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

function FilmFieldsForm({ fields, isOfCouple, isAsking, known, onChange }: FilmFieldsFormProps) {
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
