import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { MANAGE_ORDERS as text } from '#text/manage-orders.ts';
import { isBellOn, switchBell } from './order-bell.ts';

/** Whether new orders ring. Off until the owner presses it, because no page starts a sound without a press. */
export function BellSwitch() {
  const [on, setOn] = useState(isBellOn);
  return (
    <Button
      look="link"
      aria-pressed={on}
      onClick={() => {
        switchBell(!on);
        setOn(!on);
      }}
    >
      {text.bell}
    </Button>
  );
}
