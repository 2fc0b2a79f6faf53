import { Button } from './button.tsx';

interface UndoButtonProps {
  removed: boolean;
  /** What is removed, for screen readers. */
  name: string;
  labels: { readonly remove: string; readonly undo: string };
  onToggle: () => void;
}

/** Removes a line of a list, then puts it back. One button for both, so that it keeps the focus. */
export function UndoButton({ removed, name, labels, onToggle }: UndoButtonProps) {
  const label = removed ? labels.undo : labels.remove;
  return (
    <Button
      look="link"
      aria-label={`${label}: ${name}`}
      onClick={(event) => {
        const secondOfDoubleClick = event.detail === 2;
        if (!(removed && secondOfDoubleClick)) onToggle();
      }}
    >
      {label}
    </Button>
  );
}
