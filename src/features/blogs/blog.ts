import { IMAGE_URL_PATTERN } from '#src/domain/text-patterns.ts';
import { isUrl } from '#src/lib/is-url.ts';

export interface Blog {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** An https address. */
  readonly imageUrl: string | undefined;
  /** Id of a picture from the owner's phone; shown instead of `imageUrl`. */
  readonly picture?: string | undefined;
  /** The server's time of adding it, or a moment that the owner has chosen. */
  readonly createdAt: Date | undefined;
}

/** Whether its day has not come yet. The page leaves it out; Firestore would show it to anyone who asks. */
export function isToCome({ createdAt }: Pick<Blog, 'createdAt'>, now: number): boolean {
  return createdAt !== undefined && createdAt.valueOf() > now;
}

/** As in firestore.rules. */
export const IMAGE_URL = new RegExp(IMAGE_URL_PATTERN, 'u');

/** firestore.rules accept only the lower-case scheme. */
export function lowerCaseScheme(address: string): string {
  return address.replace(/^https:/i, 'https:');
}

export function safeImage(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const normalised = lowerCaseScheme(address);
  return IMAGE_URL.test(normalised) && isUrl(normalised) ? normalised : undefined;
}
