import type { ChangePage, ChangeSource } from '#src/data/change-page.ts';
import type { ShownPhoto } from '#src/domain/album/photo.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { WallPhoto, WallState } from '#src/features/wall/wall-copy.ts';
import { EMPTY_WALL } from '#src/features/wall/wall-copy.ts';
import type { WallSource } from '#src/features/wall/wall-source.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';

interface Copy<Item> {
  readonly id: string;
  readonly item: Item | undefined;
  readonly changedAt: string;
}

interface Billing {
  readonly to: 'reads' | 'albumReads';
  readonly page: number;
  readonly lookUps: number;
}

/** Firestore's copies of approved blessings and photographs in memory. Counts documents as they are billed, with look-ups. */
export class FakeWall implements WallSource {
  /** For blessings. */
  reads = 0;
  /** For the album and its photographs. */
  albumReads = 0;
  open = true;
  online = true;
  /** Absent without an album. */
  revealsAt: number | undefined;
  /** Ids of the pictures that were read, in this order. */
  readonly picturesRead: string[] = [];
  /** Ids of the pictures that cannot be read. */
  readonly lost = new Set<string>();
  kept: WallState = EMPTY_WALL;
  private readonly blessingCopies = new Map<string, Copy<WallBlessing>>();
  private readonly photoCopies = new Map<string, Copy<ShownPhoto>>();

  approve(id: string, text = `Blessing ${id}`): void {
    const item = { id, name: `Guest ${id}`, text, createdAt: Date.now() };
    this.blessingCopies.set(id, { id, item, changedAt: now() });
  }

  hide(id: string): void {
    this.blessingCopies.set(id, { id, item: undefined, changedAt: now() });
  }

  /** `createdAt`: when it arrived, if not now. */
  approvePhoto(id: string, createdAt = Date.now()): void {
    const item = { id, name: `Guest ${id}`, width: 1_600, height: 1_200, takenAt: null, createdAt };
    this.photoCopies.set(id, { id, item, changedAt: now() });
  }

  hidePhoto(id: string): void {
    this.photoCopies.set(id, { id, item: undefined, changedAt: now() });
  }

  stored = () => this.kept;
  keep = (state: WallState) => {
    this.kept = state;
  };
  drop = () => {
    this.kept = EMPTY_WALL;
  };

  blessings = this.sourceOf(this.blessingCopies, { to: 'reads', page: 20, lookUps: 1 }, () => this.open);

  photos = this.sourceOf(
    this.photoCopies,
    { to: 'albumReads', page: 30, lookUps: 2 },
    () => this.revealsAt !== undefined && this.revealsAt <= Date.now(),
  );

  readAlbum = async () => {
    this.bill('albumReads', 2);
    return this.revealsAt === undefined ? undefined : { revealsAt: this.revealsAt };
  };

  readPicture = async ({ id }: WallPhoto) => {
    this.bill('albumReads', 4);
    if (this.lost.has(id)) throw new TypeError('Failed to fetch');
    this.picturesRead.push(id);
    return this.photoCopies.get(id)?.item && `data:image/jpeg;base64,${id}`;
  };

  private bill(to: 'reads' | 'albumReads', documents: number): void {
    if (!this.online) throw new TypeError('Failed to fetch');
    this[to] += documents;
  }

  private sourceOf<Item>(
    copies: ReadonlyMap<string, Copy<Item>>,
    { to, page, lookUps }: Billing,
    isOpen: () => boolean,
  ): ChangeSource<Item> {
    const read = async (
      choose: (inOrder: readonly Copy<Item>[]) => readonly Copy<Item>[],
    ): Promise<ChangePage<Item> | 'closed'> => {
      this.bill(to, lookUps);
      if (!isOpen()) return 'closed';
      const inOrder = [...copies.values()].sort((one, other) => one.changedAt.localeCompare(other.changedAt));
      const changes = choose(inOrder).slice(0, page);
      this.bill(to, Math.max(changes.length, 1));
      return {
        changes,
        first: cursorOf(changes[0]),
        last: cursorOf(changes.at(-1)),
        full: changes.length === page,
        readTime: now(),
      };
    };
    return {
      readLatest: (before) =>
        read((inOrder) => {
          const newest = inOrder.toReversed();
          return before ? newest.filter((one) => one.changedAt < before.time) : newest;
        }),
      readSince: (since) => read((inOrder) => inOrder.filter((one) => isAfter(one, since))),
    };
  }
}

function now(): string {
  return new Date().toISOString();
}

function isAfter({ id, changedAt }: Copy<unknown>, since: TimeCursor): boolean {
  return changedAt > since.time || (changedAt === since.time && (since.id === undefined || id > since.id));
}

function cursorOf(copy: Copy<unknown> | undefined): TimeCursor | undefined {
  return copy && { time: copy.changedAt, id: copy.id };
}
