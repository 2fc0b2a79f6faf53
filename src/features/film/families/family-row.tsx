import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { OWN_FILM } from '#text/film.ts';
import { DESK_FILM } from '#text/invitations/film.ts';
import { HandOver } from '../maker/hand-over.tsx';
import styles from './family-films.module.css';
import type { FamilyFilm } from './use-family-films.ts';

const texts = DESK_FILM.families;

interface FamilyRowProps {
  readonly name: string;
  /** What the film's first frame says. */
  readonly line: string;
  readonly film: FamilyFilm | undefined;
  readonly isBusy: boolean;
  readonly onMake: () => void;
}

/** A family, and how far its film is. */
export function FamilyRow({ name, line, film, isBusy, onMake }: FamilyRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b>
        <p className={styles.note} {...textLanguage(line)}>
          {line}
        </p>
      </div>
      <div className={styles.actions}>
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
            <progress max={100} value={film.percent} aria-label={texts.progress(name)} />
            <span>{film.percent} %</span>
          </>
        )}
        {film?.kind === 'failed' && <p role="alert">{OWN_FILM.failed}</p>}
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
