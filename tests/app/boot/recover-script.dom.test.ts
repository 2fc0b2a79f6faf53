import { expect, test } from 'vitest';
import { recoverScript } from '#src/app/boot/recover-script.ts';

function failing(type: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = type;
  // One with an address would be fetched.
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  return script;
}

test('a lost script of another host is left to whoever needs it, and the page’s own is loaded again', () => {
  recoverScript();
  const player = failing('text/javascript');
  expect(player.isConnected).toBe(true);
  const own = failing('module');
  expect(own.isConnected).toBe(false);
  expect(document.querySelectorAll('script[type="module"]')).toHaveLength(1);
});
