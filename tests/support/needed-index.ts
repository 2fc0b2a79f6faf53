/**
 * Which index of firestore.indexes.json a query needs. The emulator needs none, so nothing else notices a missing one.
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

type Order = 'ASCENDING' | 'DESCENDING';

const order = v.picklist(['ASCENDING', 'DESCENDING'] satisfies Order[]);
const scope = v.picklist(['COLLECTION', 'COLLECTION_GROUP']);
const indexFile = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      queryScope: scope,
      fields: v.array(v.object({ fieldPath: v.string(), order })),
    }),
  ),
  fieldOverrides: v.array(
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(v.object({ order: v.optional(order), queryScope: scope })),
    }),
  ),
});

const field = v.object({ fieldPath: v.string() });
const fieldFilter = v.object({ fieldFilter: v.object({ field, op: v.string() }) });
const structuredQuery = v.object({
  from: v.tuple([v.object({ collectionId: v.string(), allDescendants: v.optional(v.boolean()) })]),
  where: v.optional(
    v.union([fieldFilter, v.object({ compositeFilter: v.object({ filters: v.array(fieldFilter) }) })]),
  ),
  orderBy: v.optional(v.array(v.object({ field, direction: order })), []),
});
const aggregation = v.object({ sum: v.optional(v.object({ field })) });
const sentQuery = v.union([
  v.object({ structuredQuery }),
  v.object({
    structuredAggregationQuery: v.object({
      structuredQuery,
      aggregations: v.array(aggregation),
    }),
  }),
]);

export type Indexes = v.InferOutput<typeof indexFile>;

export function readIndexes(): Indexes {
  return v.parse(indexFile, JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));
}

const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];

interface SortedField {
  readonly fieldPath: string;
  readonly order: Order;
}

/** What a query compares for equality, and what follows in the order of its results. */
interface Shape {
  readonly collectionGroup: string;
  readonly queryScope: v.InferOutput<typeof scope>;
  readonly equal: readonly string[];
  readonly sorted: readonly SortedField[];
  readonly summed: readonly string[];
}

/** Reads the body of a request for `runQuery` or `runAggregationQuery`. */
function shapeOf(body: unknown): Shape {
  const sent = v.parse(sentQuery, body);
  const { structuredQuery: asked, aggregations } =
    'structuredQuery' in sent ? { ...sent, aggregations: [] } : sent.structuredAggregationQuery;
  const { from, where, orderBy } = asked;
  const filters = where && 'fieldFilter' in where ? [where] : (where?.compositeFilter.filters ?? []);
  const named = (isRange: boolean) =>
    filters
      .filter(({ fieldFilter: { op } }) => RANGES.includes(op) === isRange)
      .map(({ fieldFilter: one }) => one.field.fieldPath);
  const sorted = orderBy.map(({ field: { fieldPath }, direction }) => ({ fieldPath, order: direction }));
  // A range without an order is read in ascending order.
  const [ranged] = named(true);
  const implied =
    ranged && sorted[0]?.fieldPath !== ranged ? [{ fieldPath: ranged, order: 'ASCENDING' as const }] : [];
  return {
    collectionGroup: from[0].collectionId,
    queryScope: from[0].allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: [...new Set(named(false))].filter((name) => name !== '__name__'),
    sorted: [...implied, ...sorted].filter(({ fieldPath }) => fieldPath !== '__name__'),
    summed: aggregations.flatMap(({ sum }) => sum?.field.fieldPath ?? []),
  };
}

/** The index of several fields that serves a query; `undefined` if there is none. */
export function indexFor(body: unknown, { indexes }: Indexes): Indexes['indexes'][number] | undefined {
  const shape = shapeOf(body);
  return indexes.find(
    ({ collectionGroup, queryScope, fields }) =>
      collectionGroup === shape.collectionGroup && queryScope === shape.queryScope && serves(fields, shape),
  );
}

/** The index that a query lacks, as text; `undefined` if it has one. */
export function missingIndex(body: unknown, indexes: Indexes): string | undefined {
  const shape = shapeOf(body);
  const { collectionGroup, equal, sorted, summed } = shape;
  // Firestore merges the indexes of single fields only where they are compared for equality.
  const isOfSingleFields = summed.length === 0 && (sorted.length === 0 || equal.length + sorted.length === 1);
  if (!isOfSingleFields) {
    const order = sorted.map((one) => `${one.fieldPath} ${one.order}`);
    return indexFor(body, indexes)
      ? undefined
      : `${collectionGroup}: ${[...equal, ...order, ...summed].join(', ')}`;
  }
  const needed = [...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })), ...sorted];
  const lacking = needed.find((one) => !hasSingleField(one, shape, indexes));
  return lacking && `${collectionGroup}: ${lacking.fieldPath} ${lacking.order}`;
}

/** Firestore makes both orders for every field of a collection, unless an override says otherwise. */
function hasSingleField(
  { fieldPath, order: wanted }: SortedField,
  { collectionGroup, queryScope }: Shape,
  { fieldOverrides }: Indexes,
): boolean {
  const override = fieldOverrides.find(
    (one) => one.collectionGroup === collectionGroup && one.fieldPath === fieldPath,
  );
  if (!override) return queryScope === 'COLLECTION';
  return override.indexes.some((index) => index.order === wanted && index.queryScope === queryScope);
}

/** Whether the fields of an index are those of a query: first the equal ones, then the sorted, then the summed. */
function serves(fields: readonly SortedField[], { equal, sorted, summed }: Shape): boolean {
  const names = fields.map(({ fieldPath }) => fieldPath);
  const end = equal.length + sorted.length;
  return (
    hasSameNames(names.slice(0, equal.length), equal) &&
    hasSameNames(names.slice(end), summed) &&
    JSON.stringify(fields.slice(equal.length, end)) === JSON.stringify(sorted)
  );
}

function hasSameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}
