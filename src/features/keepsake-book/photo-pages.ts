/** In which order, and on which pages, photographs are in the book. Pure functions. */
import type { BookPlace, PhotoFacts } from '#src/domain/album/photo.ts';

interface Placed extends Pick<PhotoFacts, 'takenAt'> {
  readonly book: BookPlace;
  readonly createdAt: number;
}

/** Photographs on one page: a single one, or up to {@link ON_A_PAGE} small ones. */
export interface PhotoPage<Photo> {
  readonly size: 'page' | 'quarter';
  readonly photos: readonly Photo[];
}

const ON_A_PAGE = 4;

/** In the order in which they were taken, or arrived where the camera has not said so. Pages of small ones are filled first. */
export function photoPages<Photo extends Placed>(photos: readonly Photo[]): readonly PhotoPage<Photo>[] {
  const timeOf = ({ takenAt, createdAt }: Photo) => takenAt ?? createdAt;
  const pages: PhotoPage<Photo>[] = [];
  let small: Photo[] = [];
  for (const photo of [...photos].sort((one, other) => timeOf(one) - timeOf(other))) {
    if (photo.book === 'page') pages.push({ size: 'page', photos: [photo] });
    if (photo.book === 'quarter') small.push(photo);
    if (small.length < ON_A_PAGE) continue;
    pages.push({ size: 'quarter', photos: small });
    small = [];
  }
  return small.length > 0 ? [...pages, { size: 'quarter', photos: small }] : pages;
}
