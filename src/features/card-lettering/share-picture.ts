import { CARD_NAMES_TEXT } from '#text/card-names.ts';
import type { CardNames } from './card-names.ts';
import { coupleText } from './card-names.ts';
import { pictureToShare } from './draw-cards.ts';

interface SharedPicture {
  /** `download`: there is no share sheet that takes files. `none`: the card has no blank to letter. */
  readonly outcome: 'shared' | 'cancelled' | 'download' | 'none' | 'failed';
  readonly file?: File;
}

/** Opens the share sheet with a picture of the lettered card. */
export async function sharePicture(designId: string, names: CardNames): Promise<SharedPicture> {
  try {
    const picture = await pictureToShare(designId, names);
    if (!picture) return { outcome: 'none' };
    const file = new File([picture], `${designId.replace('/', '-')}.jpg`, { type: 'image/jpeg' });
    const shared = { files: [file], title: CARD_NAMES_TEXT.linkTitle(coupleText(names)) };
    if (!navigator.canShare?.(shared)) return { outcome: 'download', file };
    return { outcome: await share(shared), file };
  } catch {
    return { outcome: 'failed' };
  }
}

async function share(shared: ShareData): Promise<'shared' | 'cancelled' | 'download'> {
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'download';
  }
}
