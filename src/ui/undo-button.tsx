import { Button } from './button.tsx';

interface UndoButtonProps {
  removed: boolean;
  name: string;
  labels: { readonly remove: string; readonly undo: string };
  onToggle: () => void;
}

/** Removes an item, then restores it. One button for both, so that it keeps the focus. */
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
