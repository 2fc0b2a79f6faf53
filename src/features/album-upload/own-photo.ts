import type { UploadView } from './use-upload.ts';

/** A photograph of this phone, and how far it is. */
export interface OwnPhoto {
  readonly id: string;
  readonly state: 'waiting' | 'sending' | 'arrived' | 'refused';
  readonly thumb: string | undefined;
}

/** The photographs that this phone has sent to an album, the newest first. What the outbox does not hold any more has arrived. */
export function ownPhotosOf({
  own,
  journey,
}: {
  readonly own: Pick<UploadView['own'], 'ids' | 'thumbs'>;
  readonly journey: Pick<UploadView['journey'], 'items' | 'delivered' | 'unreadable'>;
}): readonly OwnPhoto[] {
  const states = new Map(journey.items.map(({ id, state }) => [id, state]));
  return own.ids
    .map((id): OwnPhoto => {
      const isUnknown = journey.unreadable && !journey.delivered.includes(id);
      return { id, thumb: own.thumbs.get(id), state: states.get(id) ?? (isUnknown ? 'waiting' : 'arrived') };
    })
    .reverse();
}
