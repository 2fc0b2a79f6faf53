import { useEffect, useState } from 'react';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { deskCouple } from '#src/data/desk-couple.ts';
import { keptPictures } from '#src/data/portrait-copies.ts';
import { useDraft } from '#src/data/use-draft.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import type { FilmId } from '#src/domain/film/film.ts';
import type { FilmFields, TypedFields } from '#src/domain/film/film-fields.ts';
import {
  fieldsOfCouple,
  fieldsOfDraft,
  mergedFields,
  NO_FIELDS,
  withTyped,
} from '#src/domain/film/film-fields.ts';
import { isOfCouple, occasionOf } from '#src/domain/film/occasions.ts';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import { firstLine, traditionWords } from '#src/domain/film/wedding-film.ts';
import { shownText } from '#src/features/card-lettering/card-names.ts';
import { cardNames } from '#src/features/card-lettering/use-card-names.ts';
import type { FilmChoice } from '#src/features/film/maker/film-maker.tsx';
import { FilmMaker } from '#src/features/film/maker/film-maker.tsx';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';

export interface OwnFilmProps {
  id: FilmId;
  title: string;
  onClose: () => void;
}

/** The last input, for the next opening and for other films, until the page is left. */
const typed: Partial<Record<'couple' | 'one', TypedFields>> = {};

/** What was chosen last, kept in the same way; the customs, as long as the invitation has the same. */
const chosen: FilmChoice & { beside?: TraditionId } = {};

/**
 * The maker of a film, with the couple's data on this phone: its invitation, the names on its cards, or its
 * desk.
 */
export function OwnFilm(props: OwnFilmProps) {
  const { data: draft, ready } = useDraft();
  return ready ? <WithDraft {...props} draft={draft} /> : null;
}

function WithDraft({ draft, ...props }: OwnFilmProps & { draft: Draft }) {
  const about = isOfCouple(occasionOf(props.id)) ? 'couple' : 'one';
  const [known] = useState(() => (about === 'couple' ? knownOfCouple(draft) : NO_FIELDS));
  const [begun] = useState(() => withTyped(known, typed[about]));
  const portrait = useKeptCover(draft);
  const own = firstLine(draft.texts.blessing);
  return (
    <FilmMaker
      {...props}
      known={known}
      begun={begun}
      onFields={(fields) => {
        typed[about] = { known, fields };
      }}
      portrait={portrait}
      weddingWords={(tradition) => ({
        ...traditionWords(tradition, SITE_LANGUAGE),
        ...(own !== '' && tradition === draft.tradition ? { blessing: own } : {}),
      })}
      tradition={(chosen.beside === draft.tradition && chosen.tradition) || draft.tradition}
      onChoice={({ tradition, ...others }) => {
        if (tradition) Object.assign(chosen, { tradition, beside: draft.tradition });
        Object.assign(chosen, others);
      }}
      {...(chosen.music ? { music: chosen.music } : {})}
      hasPortrait={chosen.hasPortrait ?? true}
      asksTradition
    />
  );
}

/** The cover of a draft that names its couple, where this phone keeps it. */
function useKeptCover({ couple, portraits }: Draft): FilmPortrait | undefined {
  const [cover, setCover] = useState<FilmPortrait>();
  const isNamed = couple.every(({ name, also }) => name !== '' || also !== '');
  const of = isNamed ? portraits.find(({ place }) => place === 'cover') : undefined;
  useEffect(() => {
    setCover(undefined);
    if (!of) return;
    return unlessCleanedUp(keptPictures(of.version), (kept) => {
      if (kept) setCover({ ...of, picture: kept.picture });
    });
  }, [of]);
  return cover;
}

function knownOfCouple(draft: Draft): FilmFields {
  const desk = deskCouple();
  return mergedFields([
    fieldsOfDraft(draft, SITE_LANGUAGE, Date.now()),
    ofCards(),
    desk ? fieldsOfCouple(desk, SITE_LANGUAGE) : NO_FIELDS,
  ]);
}

function ofCards(): FilmFields {
  const names = cardNames.current();
  const { latin, local, shown } = names;
  const other = shown === 'local' ? latin : local;
  return {
    ...NO_FIELDS,
    first: shownText(names, 'first'),
    second: shownText(names, 'second'),
    also: other.first && other.second ? `${other.first} · ${other.second}` : '',
    day: shownText(names, 'date'),
    place: shownText(names, 'place'),
  };
}
