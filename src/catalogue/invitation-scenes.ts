/** What dresses an invitation: the scene of its tradition, or the picture of the card the couple chose. */
import type { PictureSource } from '#src/config/media.ts';
import invitations from './artwork/invitations.json';
import { picture } from './picture.ts';
import type { TraditionId } from './traditions/tradition.ts';

export function sceneOf(tradition: TraditionId): PictureSource {
  return picture(invitations, `invitations/${tradition}`, 'cover', '');
}

/** The picture of a card by its id, `series-1/lotus`. The records of all cards are too large for this. */
export function cardPicture(design: string): PictureSource {
  return picture({}, `cards/${design}`, 'card', '');
}
