import { useEffect, useState } from 'react';
import type { FilmId } from '#src/domain/film/film.ts';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import { textsForFamily } from '#src/domain/film/wedding-film.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { usePassedFocus } from '#src/ui/use-passed-focus.ts';
import { OWN_FILM } from '#text/film.ts';
import { DESK_FILM } from '#text/invitations/film.ts';
import type { FilmFormat } from '../export/can-make-film.ts';
import { filmFormat } from '../export/can-make-film.ts';
import type { WantedFilm } from '../export/film-order.ts';
import { HandOver } from '../maker/hand-over.tsx';
import type { Music } from '../music.ts';
import { musicAddress } from '../music.ts';
import styles from './family-films.module.css';
import type { FamilyFilm } from './use-family-films.ts';
import { useFamilyFilms } from './use-family-films.ts';

const texts = DESK_FILM.families;

/** So many films, of 8 MB each, are kept until they are handed over. */
const AT_ONCE = 10;

interface FamilyFilmsProps {
  readonly id: FilmId;
  readonly invitation: Invitation;
  readonly portrait: FilmPortrait | undefined;
  readonly music: Music;
  /** In the order of the guest list. */
  readonly families: readonly Family[];
}

/** Ten families at a time. A film with other texts or choices than now has to be made again. */
export function FamilyFilms({ id, invitation, portrait, music, families }: FamilyFilmsProps) {
  const format = useFormat();
  const wantedBy = (family: Family): WantedFilm => ({
    id,
    texts: textsForFamily(invitation, family),
    tradition: invitation.tradition,
    portrait,
    music: musicAddress(music),
  });
  const { filmOf, isMaking, make, cancel, forget } = useFamilyFilms(families, wantedBy, format || undefined);
  const [page, setPage] = useState(0);
  const passedFocus = usePassedFocus();
  const last = Math.max(0, Math.ceil(families.length / AT_ONCE) - 1);
  const from = Math.min(page, last) * AT_ONCE;
  const shown = families.slice(from, from + AT_ONCE);
  const open = shown.filter((family) => filmOf(family)?.kind !== 'made');
  const turn = (by: number) => {
    forget();
    setPage(Math.min(page, last) + by);
  };

  if (format === false) {
    return <Notice kind="note" title={OWN_FILM.unsupported} line={OWN_FILM.unsupportedLine} />;
  }
  return (
    <>
      <div className={styles.actions}>
        {isMaking ? (
          <Button look="secondary" onClick={cancel} ref={passedFocus}>
            {OWN_FILM.cancel}
          </Button>
        ) : (
          open.length > 0 && (
            <Button busy={format === undefined} onClick={() => void make(open)}>
              {texts.makeAll(open.length)}
            </Button>
          )
        )}
        <p role="status">
          {isMaking
            ? texts.making(shown.length - open.length + 1, shown.length)
            : texts.shown(from + 1, from + shown.length, families.length)}
        </p>
      </div>
      {/* If no button replaces Cancel, its focus moves to the first film. */}
      <ul className={styles.list} ref={isMaking ? undefined : passedFocus}>
        {shown.map((family) => (
          <FamilyRow
            key={family.id}
            name={family.name}
            line={textsForFamily(invitation, family).family}
            film={filmOf(family)}
            isBusy={isMaking || format === undefined}
            onMake={() => void make([family])}
          />
        ))}
      </ul>
      {last > 0 && (
        <div className={styles.actions}>
          <Button look="link" disabled={isMaking || from === 0} onClick={() => turn(-1)}>
            {texts.earlier}
          </Button>
          <Button look="link" disabled={isMaking || from / AT_ONCE === last} onClick={() => turn(1)}>
            {texts.later}
          </Button>
          <p className={styles.note}>{texts.turnLine}</p>
        </div>
      )}
    </>
  );
}

/** `undefined` until it is known, `false` where no film can be made. */
function useFormat(): FilmFormat | false | undefined {
  const [format, setFormat] = useState<FilmFormat | false>();
  useEffect(() => {
    void filmFormat().then((found) => setFormat(found ?? false));
  }, []);
  return format;
}

interface FamilyRowProps {
  readonly name: string;
  readonly line: string;
  readonly film: FamilyFilm | undefined;
  readonly isBusy: boolean;
  readonly onMake: () => void;
}

function FamilyRow({ name, line, film, isBusy, onMake }: FamilyRowProps) {
  const passedFocus = usePassedFocus();
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b>
        <p className={styles.note} {...textLanguage(line)}>
          {line}
        </p>
      </div>
      {/* Another element for each state, so that the focus is passed on. */}
      <div key={film?.kind} className={styles.actions} ref={passedFocus}>
        {film?.kind === 'made' && (
          <HandOver
            film={film.film}
            title={OWN_FILM.shareTitle(name)}
            fileName={texts.fileName(name.replaceAll(/[\\/:*?"<>|]/g, ' '))}
            of={name}
          />
        )}
        {film?.kind === 'waiting' && <p>{texts.waiting}</p>}
        {film?.kind === 'making' && (
          <>
            <progress tabIndex={-1} max={100} value={film.percent} aria-label={texts.progress(name)} />
            <span>{film.percent} %</span>
          </>
        )}
        {film?.kind === 'failed' && <p role="alert">{texts.failed}</p>}
        {(film === undefined || film.kind === 'failed') && (
          <Button
            look="secondary"
            small
            disabled={isBusy}
            aria-label={`${OWN_FILM.export}: ${name}`}
            onClick={onMake}
          >
            {OWN_FILM.export}
          </Button>
        )}
      </div>
    </li>
  );
}
