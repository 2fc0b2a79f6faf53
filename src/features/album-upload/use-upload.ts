import { useSyncExternalStore } from 'react';
import type { SentPhoto } from '#src/data/photo-store.ts';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import { useOutboxView } from '#src/lib/outbox/use-outbox-view.ts';
import type { Choice } from './chosen-photos.ts';
import { photoOutbox } from './photo-outbox.ts';
import type { OwnPhotos, Upload } from './upload.ts';
import { uploadTo } from './upload.ts';

/** How far the photographs are that were sent, or that wait, since the page was opened. */
export interface SendProgress {
  /** To be sent, but still being prepared. */
  readonly unready: number;
  readonly items: readonly OutboxItem<SentPhoto>[];
  readonly delivered: readonly string[];
  /** Whether the last attempt failed, and whether a server had then responded. */
  readonly failing: 'no' | 'unreachable' | 'busy';
  /** Photographs may wait that could not be read from the phone's storage. */
  readonly unreadable: boolean;
}

export interface UploadView {
  readonly upload: Upload;
  readonly choice: Choice;
  readonly own: OwnPhotos;
  readonly progress: SendProgress;
}

export function useUpload(code: string): UploadView {
  const upload = uploadTo(code);
  const choice = useSyncExternalStore(upload.chosen.listen, upload.chosen.view);
  const own = useSyncExternalStore(upload.listen, upload.own);
  const { items, delivered, failures, busy, unreadable } = useOutboxView(photoOutbox);
  const failed = busy ? 'busy' : 'unreachable';
  return {
    upload,
    choice,
    own,
    progress: {
      unready: choice.photos.filter(({ pressed, state }) => pressed && state !== 'failed').length,
      items: items.filter(({ message }) => message.code === code),
      delivered: delivered.filter((id) => own.ids.includes(id)),
      failing: failures > 0 ? failed : 'no',
      unreadable,
    },
  };
}
