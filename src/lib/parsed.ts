import type * as v from 'valibot';

/** A schema's output, read-only. */
export type Parsed<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

type Frozen<Part> = Part extends Blob | Date ? Part : { readonly [Key in keyof Part]: Frozen<Part[Key]> };
