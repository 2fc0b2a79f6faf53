import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { traditionOf } from '#src/catalogue/traditions.ts';
import { publicOnly } from '#src/domain/invitation/private-functions.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { spokenIn } from '#src/locales/locales.ts';
import '#src/styles/dresses.css';
import type { DeskPhoto } from '#src/data/album-api.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { coupleNames, invitationIn, weddingDays, wording } from '#src/domain/invitation/wording.ts';
import { groupDigits } from '#src/lib/money.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import type { Language } from '#src/locales/locales.ts';
import { Ornament } from '#src/ui/ornament.tsx';
import styles from './book.module.css';
import { BookCover } from './book-cover.tsx';
import { photoPages } from './photo-pages.ts';
import printedPhotosStyles from './printed-photos.module.css';

/** Longer blessings may go on on the next page. In letters; about a third of a page. */
const SHORT_TEXT = 320;

interface BookProps {
  /** To all its pages. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly invitation: Invitation;
  readonly blessings: readonly WallBlessing[];
  readonly photos: readonly DeskPhoto[];
  /** Addresses of the photographs' pictures by id, as far as they are there. */
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * The book of A5 pages. It is laid out beside the app, so that its fonts are loaded, but seen only in print, where it
 * replaces everything else.
 */
export function Book({ ref, invitation, blessings, photos, pictures }: BookProps) {
  const { tradition } = invitation;
  return createPortal(
    <div ref={ref} className={styles.book} data-dress={tradition} aria-hidden="true">
      <div className={styles.cover}>
        <BookCover invitation={invitation} />
      </div>
      <FirstPage invitation={invitation} count={blessings.length} />
      <PrintedPhotos photos={photos} pictures={pictures} />
      <div className={styles.pages}>
        {blessings.map((blessing) => (
          <Entry key={blessing.id} blessing={blessing}>
            <Ornament drawing={traditionOf(tradition).ornament} />
          </Entry>
        ))}
      </div>
      <LastPage invitation={invitation} />
    </div>,
    document.body,
  );
}

function FirstPage({ invitation, count }: { readonly invitation: Invitation; readonly count: number }) {
  const { tradition } = invitation;
  return (
    <div className={styles.alone}>
      <Ornament drawing={traditionOf(tradition).ornament} />
      {languagesOf(invitation).map((language) => (
        <div key={language} {...spokenIn(language)}>
          <p className={styles.names}>
            <Names invitation={invitation} language={language} />
          </p>
          <p>
            {[weddingDays(publicOnly(invitation), language), invitationIn(invitation, language).place]
              .filter(Boolean)
              .join(', ')}
          </p>
          {count > 0 && (
            <p className={styles.count}>{formTexts(language).book.count(groupDigits(count), count === 1)}</p>
          )}
        </div>
      ))}
      <Ornament drawing={traditionOf(tradition).ornament} />
    </div>
  );
}

function Entry({ blessing: { name, text }, children }: { blessing: WallBlessing; children: ReactNode }) {
  return (
    <figure className={styles.entry} data-short={text.length <= SHORT_TEXT || undefined}>
      <blockquote className={styles.text} {...textLanguage(text)}>
        {text}
      </blockquote>
      <figcaption className={styles.name} {...textLanguage(name)}>
        {name}
      </figcaption>
      {children}
    </figure>
  );
}

function LastPage({ invitation }: { readonly invitation: Invitation }) {
  return (
    <div className={styles.alone}>
      {languagesOf(invitation).map((language) => {
        const thanks = wording(invitationIn(invitation, language), 'thanks', language);
        return (
          <div key={language} {...spokenIn(language)}>
            <p className={styles.thanks} {...textLanguage(thanks)}>
              {thanks}
            </p>
            <p className={styles.names}>
              <Names invitation={invitation} language={language} />
            </p>
          </div>
        );
      })}
      <Ornament drawing={traditionOf(invitation.tradition).ornament} />
    </div>
  );
}

function Names({ invitation, language }: { readonly invitation: Invitation; readonly language: Language }) {
  const names = coupleNames(invitation, language);
  return <span {...textLanguage(names)}>{names}</span>;
}

interface PrintedPhotosProps {
  readonly photos: readonly DeskPhoto[];
  /** Addresses of the pictures by id, as far as they are there. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Guests' photographs as pages of the book, whole and with their names. */
function PrintedPhotos({ photos, pictures }: PrintedPhotosProps) {
  return photoPages(photos).map(({ size, photos: onPage }) => (
    <div key={onPage[0]?.id} className={printedPhotosStyles.page} data-size={size}>
      {onPage.map(({ id, name, width, height }) => (
        <figure key={id} className={printedPhotosStyles.photo}>
          {pictures.has(id) && <img src={pictures.get(id)} alt="" width={width} height={height} data-photo />}
          {name && (
            <figcaption className={printedPhotosStyles.name} {...textLanguage(name)}>
              {name}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  ));
}
