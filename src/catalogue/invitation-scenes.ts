/** What dresses an invitation: the scene of its tradition, or the picture of the card the couple chose. */
import type { PictureSource } from '#src/config/media.ts';
import guests from './artwork/guests.json';
import { picture } from './picture.ts';
import type { TraditionId } from './traditions/tradition.ts';

const SCENES: Readonly<Record<TraditionId, PictureSource>> = {
  hindu: picture(guests, 'guests/hindu-background', 'poster', ''),
  muslim: picture(guests, 'guests/upload-background', 'poster', ''),
  sikh: picture(guests, 'guests/hindu-background', 'poster', ''),
  christian: picture(guests, 'guests/hindu-background', 'poster', ''),
  modern: picture(guests, 'guests/hindu-background', 'poster', ''),
};

/** The picture on an invitation's cover. `design` is the id of a card (`series-1/lotus`) or empty. */
export function coverScene({ design, tradition }: { design: string; tradition: TraditionId }): PictureSource {
  return design ? picture({}, `cards/${design}`, 'card', '') : SCENES[tradition];
}
