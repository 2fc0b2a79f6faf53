import { fieldsOf } from './fields-of.ts';

export type PlainFields = Readonly<Record<string, unknown>>;

export function decodeFields(fields: unknown): PlainFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(fields)).map(([key, value]) => [key, decodeValue(value)]),
  );
}

function decodeValue(value: unknown): unknown {
  const [kind, content] = Object.entries(fieldsOf(value))[0] ?? [];
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
    case 'doubleValue':
    // In base64.
    case 'bytesValue':
      return content;
    case 'nullValue':
      return null;
    case 'integerValue':
      return Number(content);
    case 'timestampValue':
      return new Date(String(content));
    case 'mapValue':
      return decodeFields(fieldsOf(content).fields);
    case 'arrayValue': {
      const { values } = fieldsOf(content);
      return Array.isArray(values) ? values.map(decodeValue) : [];
    }
    default:
      return undefined;
  }
}

export class EncodedBytes {
  readonly base64: string;

  constructor(base64: string) {
    this.base64 = base64;
  }
}

/**
 * Takes text, whole numbers, booleans, dates, {@link EncodedBytes}, `null`, lists and maps; leaves out `undefined`.
 */
export function encodeFields(fields: object): PlainFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, encodeValue(value)]),
  );
}

function encodeValue(value: unknown): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof EncodedBytes) return { bytesValue: value.base64 };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  return { stringValue: String(value) };
}
