import { MEDIA_ROOT } from '#src/config/media.ts';
import { IMAGE_URL_PATTERN } from '#src/domain/text-patterns.ts';

export interface Blog {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** An https address or one of our own pictures. */
  readonly imageUrl: string | undefined;
  /** Server time. */
  readonly createdAt: Date | undefined;
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
