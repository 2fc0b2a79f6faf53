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
