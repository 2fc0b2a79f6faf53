import { MEDIA_ROOT } from '#src/config/media.ts';
import { IMAGE_URL_PATTERN } from '#src/domain/text-patterns.ts';

export interface Blog {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** An https address or one of our own pictures. */
  readonly imageUrl: string | undefined;
  /** Id of a picture from the owner's phone; shown in place of `imageUrl`. */
  readonly picture?: string | undefined;
  /** When it appears: the server's time of adding it, or a moment that the owner has chosen. */
  readonly createdAt: Date | undefined;
}

/** Whether its day has not come yet. The page leaves it out; Firestore would show it to whoever asks. */
export function isToCome({ createdAt }: Pick<Blog, 'createdAt'>, now: number): boolean {
  return createdAt !== undefined && createdAt.valueOf() > now;
}

/** What a picture's address must match, as firestore.rules have it. */
export const IMAGE_URL = new RegExp(IMAGE_URL_PATTERN, 'u');

/** firestore.rules accept only the lower-case scheme. */
export function lowerCaseScheme(address: string): string {
  return address.replace(/^https:/i, 'https:');
}

/** Returns the address if it is https or in our media folder. */
export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const inMediaFolder = address.startsWith(`${MEDIA_ROOT}/`) && !address.includes('..');
  const normalised = lowerCaseScheme(address);
  return inMediaFolder || (IMAGE_URL.test(normalised) && URL.canParse(normalised)) ? normalised : undefined;
}
