/** Phone failures for `npm run proof -- storm`, assigned in turn. */

import type { Random } from '#scripts/proof/seeded-random.ts';
import type { BreakableStorage } from '#tests/support/memory-storage.ts';

export type Fate = 'delivered' | 'came back' | 'deleted';

export interface BrokenPhone {
  readonly name: string;
  readonly fate: Fate;
  readonly breakStorage?: (storage: BreakableStorage, random: Random) => void;
  readonly onDeath?: (storage: BreakableStorage) => void;
  readonly whileOpen?: (storage: BreakableStorage) => void;
  /** The browser does not release the locks of a closed tab. */
  readonly keepsLocks?: boolean;
  readonly project?: 'not now' | 'refuses' | 'deletes';
}

const lost = () => Promise.reject(new Error('Connection to Indexed Database server lost'));

export const BROKEN_PHONES: readonly BrokenPhone[] = [
  { name: 'nothing broken', fate: 'delivered' },
  {
    name: 'IndexedDB throws on one call in five',
    fate: 'delivered',
    breakStorage: (storage, random) => {
      storage.beforeDatabase = () => (random() < 0.2 ? lost() : Promise.resolve());
    },
  },
  { name: 'IndexedDB is empty after a tab’s death', fate: 'delivered', onDeath: ({ rows }) => rows.clear() },
  {
    name: 'IndexedDB hangs',
    fate: 'delivered',
    breakStorage: (storage) => {
      storage.beforeDatabase = () => new Promise(() => {});
    },
  },
  {
    name: 'local storage is full',
    fate: 'delivered',
    breakStorage: (storage) => {
      storage.isFull = true;
    },
  },
  { name: 'a closed tab keeps its lock', fate: 'delivered', keepsLocks: true },
  { name: '403s that mean not now', fate: 'delivered', project: 'not now' },
  {
    name: 'data cleared while it waits',
    fate: 'delivered',
    whileOpen: ({ rows, copies }) => {
      rows.clear();
      copies.clear();
    },
  },
  { name: 'the rules refuse it', fate: 'came back', project: 'refuses' },
  { name: 'deleted by the owner while the response was lost', fate: 'deleted', project: 'deletes' },
];
