/** What a visit uses. */
export interface Traffic {
  readonly reads: number;
  readonly writes: number;
  readonly bytes: number;
  /** Of these, pictures that the first screen does not show; of visits to one page. */
  readonly furtherDown?: number;
}

export const NO_TRAFFIC: Traffic = { reads: 0, writes: 0, bytes: 0 };

/** A document read by its address. */
const SINGLE_READ = /\/documents\/\w+\/[\w-]+(?:\/\w+\/[\w-]+)*\?/;

/** Adds a request as Firestore bills it: one read per document, per empty query, and per 1,000 documents counted. Without what rules look up. */
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
