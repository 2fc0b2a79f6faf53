import type { UploadView } from './use-upload.ts';

/** A photograph of this phone, with its progress. */
export interface OwnPhoto {
  readonly id: string;
  readonly state: 'preparing' | 'waiting' | 'sending' | 'arrived' | 'refused';
  readonly thumb: string | undefined;
}

/**
 * The photographs that this phone has sent to an album, the newest first. Those no longer in the outbox have
 * arrived. Chosen ones have their positions at once, so that nothing moves while they are prepared.
 */
export function ownPhotosOf({
  own,
  choice,
  progress,
}: {
  readonly own: Pick<UploadView['own'], 'ids' | 'thumbs'>;
  readonly choice: Pick<UploadView['choice'], 'photos'>;
  readonly progress: Pick<UploadView['progress'], 'items' | 'delivered' | 'unreadable'>;
}): readonly OwnPhoto[] {
  const states = new Map(progress.items.map(({ id, state }) => [id, state]));
  const kept = own.ids.map((id): OwnPhoto => {
    const isUnknown = progress.unreadable && !progress.delivered.includes(id);
    return { id, thumb: own.thumbs.get(id), state: states.get(id) ?? (isUnknown ? 'waiting' : 'arrived') };
  });
  const pressed = choice.photos
    .filter(({ id, pressed, state }) => pressed && state !== 'failed' && !own.ids.includes(id ?? ''))
    .map(({ key, id, thumb }): OwnPhoto => ({ id: id ?? `file ${key}`, thumb, state: 'preparing' }));
  return [...kept, ...pressed].reverse();
}
