import type { WallPage } from '#src/data/read-wall.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { WallSource } from '#src/features/wall/wall-source.ts';
import type { WallState } from '#src/features/wall/wall-state.ts';
import { EMPTY_WALL } from '#src/features/wall/wall-state.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';

interface Copy {
  readonly id: string;
  readonly blessing: WallBlessing | undefined;
  readonly changedAt: string;
}

/** Firestore's copies of approved blessings in memory. Counts documents as they are billed, with the rules' look-up. */
export class FakeWall implements WallSource {
  reads = 0;
  open = true;
  online = true;
  kept: WallState = EMPTY_WALL;
  private copies = new Map<string, Copy>();

  approve(id: string, text = `Blessing ${id}`): void {
    const blessing = { id, name: `Guest ${id}`, text, createdAt: Date.now() };
    this.copies.set(id, { id, blessing, changedAt: new Date().toISOString() });
  }

  hide(id: string): void {
    this.copies.set(id, { id, blessing: undefined, changedAt: new Date().toISOString() });
  }

  stored = () => this.kept;
  keep = (state: WallState) => {
    this.kept = state;
  };
  drop = () => {
    this.kept = EMPTY_WALL;
  };
  readLatest = (before?: TimeCursor) =>
    this.read((copies) => {
      const newest = copies.toReversed();
      return before ? newest.filter((one) => one.changedAt < before.time) : newest;
    });
  readSince = (since: TimeCursor) => this.read((copies) => copies.filter((one) => isAfter(one, since)));

  private async read(choose: (copies: readonly Copy[]) => readonly Copy[]): Promise<WallPage | 'closed'> {
    if (!this.online) throw new TypeError('Failed to fetch');
    this.reads += 1;
    if (!this.open) return 'closed';
    const inOrder = [...this.copies.values()].sort((one, other) =>
      one.changedAt.localeCompare(other.changedAt),
    );
    const changes = choose(inOrder).slice(0, 20);
    this.reads += Math.max(changes.length, 1);
    return {
      changes,
      first: cursorOf(changes[0]),
      last: cursorOf(changes.at(-1)),
      full: changes.length === 20,
      readTime: new Date().toISOString(),
    };
  }
}

function isAfter({ id, changedAt }: Copy, since: TimeCursor): boolean {
  return changedAt > since.time || (changedAt === since.time && (since.id === undefined || id > since.id));
}

function cursorOf(copy: Copy | undefined): TimeCursor | undefined {
  return copy && { time: copy.changedAt, id: copy.id };
}
