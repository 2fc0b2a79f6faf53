import type * as v from 'valibot';

/** What a schema reads, which nothing changes. */
export type Parsed<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

type Frozen<Part> = Part extends Blob | Date ? Part : { readonly [Key in keyof Part]: Frozen<Part[Key]> };
