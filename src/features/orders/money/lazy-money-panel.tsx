import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { MANAGE_MONEY } from '#text/manage-money.ts';

export const MoneyPanel = lazyPart(() => import('./money-panel.tsx').then((module) => module.MoneyPanel), {
  Failed: ({ onRetry }) => (
    <Button look="secondary" small onClick={onRetry}>
      {MANAGE_MONEY.failed}
    </Button>
  ),
});
