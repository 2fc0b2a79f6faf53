import type { OrderFact } from '../order-words.ts';

interface OrderFactsProps {
  readonly facts: readonly OrderFact[];
  readonly className: string | undefined;
}

/** Facts with their labels. What somebody typed is quoted, so that it cannot be taken for ours. */
export function OrderFactList({ facts, className }: OrderFactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, isTyped }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isTyped ? <q>{value}</q> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
