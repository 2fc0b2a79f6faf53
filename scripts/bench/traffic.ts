export interface Traffic {
  readonly reads: number;
  readonly writes: number;
  readonly bytes: number;
  /** Of these, pictures that the first screen does not show; for visits to one page. */
  readonly furtherDown?: number;
}

export const NO_TRAFFIC: Traffic = { reads: 0, writes: 0, bytes: 0 };

const SINGLE_READ = /\/documents\/\w+\/[\w-]+(?:\/\w+\/[\w-]+)*\?/;

/** As Firestore bills it: one read per document, per empty query, and per 1,000 documents counted. Without what rules look up. */
export function withRequest(traffic: Traffic, path: string, request: string, response: string): Traffic {
  const { reads, writes } = traffic;
  const found = response.match(/"document":/g)?.length ?? 0;
  switch (path.split(':').at(-1)?.split('?')[0]) {
    case 'runQuery':
      return { ...traffic, reads: reads + Math.max(1, found) };
    case 'batchGet':
      return { ...traffic, reads: reads + (request.match(/"projects\//g)?.length ?? 1) };
    case 'runAggregationQuery': {
      const counted = Number(/"integerValue":\s*"(\d+)"/.exec(response)?.[1] ?? 0);
      return { ...traffic, reads: reads + Math.max(1, Math.ceil(counted / 1_000)) };
    }
    case 'commit':
      return { ...traffic, writes: writes + (request.match(/"update":/g)?.length ?? 1) };
    default:
      return SINGLE_READ.test(path) ? { ...traffic, reads: reads + 1 } : traffic;
  }
}

/** US dollars and free quotas, with sources in docs/scale.md. Prices of the most expensive locations. */
const PRICE = { read: 0.06 / 100_000, write: 0.18 / 100_000, gigabyte: 0.15 } as const;
const FREE = { readsADay: 50_000, writesADay: 20_000, bytesADay: 360_000_000 } as const;
const DAYS = 30;

/** Shares of all visits. */
const MIX = { blessing: 0.5, shopping: 0.4, blogs: 0.1 } as const;

const MONTHS = [1_000, 100_000, 10_000_000];

export interface Visits {
  readonly blessing: Traffic;
  readonly shopping: Traffic;
  readonly blogs: number;
}

/** Monthly usage and cost, assuming even traffic. */
export function monthOf(visits: number, { blessing, shopping, blogs }: Visits) {
  const reads = visits * (MIX.blogs * blogs + MIX.shopping * shopping.reads);
  const writes = visits * MIX.blessing * blessing.writes;
  const bytes = visits * (MIX.blessing * blessing.bytes + (1 - MIX.blessing) * shopping.bytes);
  const over = (used: number, freeADay: number) => Math.max(0, used - freeADay * DAYS);
  const firestore = over(reads, FREE.readsADay) * PRICE.read + over(writes, FREE.writesADay) * PRICE.write;
  const hosting = (over(bytes, FREE.bytesADay) / 1e9) * PRICE.gigabyte;
  return { visits, reads, writes, bytes, firestore, hosting };
}

export function visitTable(rows: readonly (readonly [name: string, traffic: Traffic])[]): string {
  return [
    '| visit by a new phone, scrolled to the end | read | written | sent | without pictures further down |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ([name, { reads, writes, bytes, furtherDown }]) =>
        `| ${name} | ${reads} | ${writes} | ${kilobytes(bytes)} | ${furtherDown === undefined ? '' : kilobytes(bytes - furtherDown)} |`,
    ),
  ].join('\n');
}

export function costTable(visits: Visits): string {
  return [
    '| visits a month | reads | writes | sent | Firestore | Hosting |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    ...MONTHS.map((count) => {
      const { reads, writes, bytes, firestore, hosting } = monthOf(count, visits);
      const cells = [
        whole(count),
        whole(reads),
        whole(writes),
        `${whole(bytes / 1e9)} GB`,
        dollars(firestore),
        dollars(hosting),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** Replaces the text between the `begin` and `end` comments of `name`; throws if they are missing. */
export function replaceBetween(text: string, name: string, inside: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [head, rest] = text.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined) throw new Error(`The comments ${begin} … ${end} are missing`);
  return `${head}${begin}\n${inside}\n${end}${tail}`;
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en-IN');
}

function dollars(figure: number): string {
  return figure === 0 ? 'free' : `$${figure.toFixed(figure < 100 ? 2 : 0)}`;
}
