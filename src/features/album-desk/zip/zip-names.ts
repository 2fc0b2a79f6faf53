import type { ShownPhoto } from '#src/domain/album/photo.ts';
import { indiaDay, indiaHour } from '#src/domain/india-time.ts';

/** What a file's name says of a photograph. */
export type NamedPhoto = Pick<ShownPhoto, 'id' | 'name' | 'takenAt' | 'createdAt'>;

/** Not in file names on Windows or macOS, or not visible; the joiners of Hindi syllables stay. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * The name of a photograph's file: when it was taken, or else arrived, in India, the guest, and a number that no other photograph
 * of the album has: `2027-02-12 19-45 Asha 0003.jpg`.
 */
export function zipName({ name, takenAt, createdAt }: NamedPhoto, number: number): string {
  const time = takenAt ?? createdAt;
  const words = [indiaDay(time), indiaHour(time).replace(':', '-'), cleaned(name), padded(number)];
  return `${words.filter(Boolean).join(' ')}.jpg`;
}

function cleaned(name: string): string {
  return name
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
}

function padded(number: number): string {
  return String(number).padStart(4, '0');
}
