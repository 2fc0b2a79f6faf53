import { useState } from 'react';
import { E_VIDEOS } from '#src/catalogue/e-videos.ts';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import { useCover } from '#src/data/use-cover.ts';
import type { FilmId } from '#src/domain/film/film.ts';
import { isFilmId } from '#src/domain/film/film.ts';
import { fieldsOfInvitation, withTyped } from '#src/domain/film/film-fields.ts';
import { weddingWords } from '#src/domain/film/wedding-film.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { FamilyFilms } from '#src/features/film/families/family-films.tsx';
import { MusicField } from '#src/features/film/maker/music-field.tsx';
import { useShownPortrait } from '#src/features/film/maker/use-shown-portrait.ts';
import { useGuestList } from '#src/features/guest-list/use-guest-list.ts';
import { localeOf } from '#src/locales/locales.ts';
import { WEDDING_FILMS } from '#src/locales/wedding-films.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { PictureChoice } from '#src/ui/picture-choice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { OWN_FILM } from '#text/film.ts';
import { DESK_FILM } from '#text/invitations/film.ts';
import { useFilmChoices } from './film-choices.ts';
import styles from './film-part.module.css';

const texts = DESK_FILM;

const FilmMaker = lazyPart(
  () => import('#src/features/film/maker/film-maker.tsx').then((code) => code.FilmMaker),
  {
    Waiting: () => <p role="status">{texts.loading}</p>,
    Failed: ({ onRetry }) => <Unreachable text={texts.failed} onRetry={onRetry} />,
  },
);

const ALL = E_VIDEOS.flatMap(({ id, occasion, title, poster }) =>
  occasion === 'Wedding' && isFilmId(id) ? { value: id, label: title, picture: poster } : [],
);

/** Its poster shows nothing of one tradition: it is offered first where the others' posters do. */
const OF_ALL_TRADITIONS: FilmId = 'e-video-5';

function choicesFor(tradition: TraditionId) {
  return tradition === 'hindu'
    ? ALL
    : [...ALL].sort(
        (one, other) => Number(other.value === OF_ALL_TRADITIONS) - Number(one.value === OF_ALL_TRADITIONS),
      );
}

/** The couple's film from its invitation, and one for each family of its guest list. */
export function FilmPart({ invitation }: { readonly invitation: Invitation }) {
  const choices = choicesFor(invitation.tradition);
  const { choose, type, ...chosen } = useFilmChoices(invitation.code);
  const { music, hasPortrait } = chosen;
  const id = chosen.id ?? choices[0]?.value ?? OF_ALL_TRADITIONS;
  const languages = languagesOf(invitation);
  const language = languages.find((one) => one === chosen.language) ?? languages[0] ?? 'en';
  const known = fieldsOfInvitation(invitation, language);
  const [isOpen, setIsOpen] = useState(false);
  const { cover, again } = useCover(invitation);
  const photo = typeof cover === 'object' ? cover : undefined;
  const portrait = hasPortrait ? photo : undefined;
  const photograph = useShownPortrait(portrait);
  const { families, status } = useGuestList(invitation.code);
  return (
    <>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.lead}>{texts.line}</p>
      <p className={styles.lead}>{invitation.filmReleased ? texts.released : texts.sample}</p>
      <fieldset className={styles.choice}>
        <legend>{texts.choose}</legend>
        <PictureChoice name="film" value={id} options={choices} onChoose={(next) => choose({ id: next })} />
        {invitation.tradition !== 'hindu' && <p className={styles.lead}>{texts.otherCustoms}</p>}
      </fieldset>
      {languages.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label={texts.language}
            value={language}
            options={languages.map((value) => ({ value, label: localeOf(value).name }))}
            onChoose={(next) => choose({ language: next })}
          />
        </div>
      )}
      <div className={styles.choice}>
        <MusicField value={music} onChoose={(next) => choose({ music: next })} />
      </div>
      {photo && (
        <CheckField checked={hasPortrait} onChange={(next) => choose({ hasPortrait: next })}>
          {texts.withPortrait}
        </CheckField>
      )}
      {photograph === 'unreadable' && (
        <p className={styles.lead} role="alert">
          {OWN_FILM.unreadablePortrait}
        </p>
      )}
      {cover === 'failed' && <Unreachable text={texts.noCover} onRetry={again} />}
      <p className={styles.watch}>
        <Button
          icon="play"
          busy={cover === 'reading'}
          onPointerEnter={FilmMaker.preload}
          onClick={() => setIsOpen(true)}
        >
          {texts.watch}
        </Button>
      </p>
      {isOpen && (
        <FilmMaker
          id={id}
          title={choices.find(({ value }) => value === id)?.label ?? ''}
          known={known}
          begun={withTyped(known, chosen.typed[language])}
          onFields={(fields) => type(language, { known, fields })}
          onChoice={choose}
          weddingWords={() => weddingWords(invitation, language)}
          tradition={invitation.tradition}
          portrait={photo}
          hasPortrait={hasPortrait}
          music={music}
          sample={invitation.filmReleased ? '' : WEDDING_FILMS[language].sample}
          onClose={() => setIsOpen(false)}
        />
      )}
      <section aria-labelledby="film-families" className={styles.families}>
        <h3 id="film-families">{texts.families.title}</h3>
        <p className={styles.lead}>{texts.families.line}</p>
        {families.length > 0 && cover !== 'reading' ? (
          <FamilyFilms
            id={id}
            invitation={invitation}
            portrait={portrait}
            music={music}
            families={families}
          />
        ) : (
          <p role="status">{families.length > 0 ? texts.families.opening : nobody(status)}</p>
        )}
      </section>
    </>
  );
}

function nobody(status: ReturnType<typeof useGuestList>['status']): string {
  if (status === 'ready') return texts.families.none;
  return status === 'offline' || status === 'refused' ? texts.families.unread : texts.families.opening;
}
