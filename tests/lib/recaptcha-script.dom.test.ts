import { expect, test, vi } from 'vitest';
import { reloadRecaptchaScript, watchRecaptchaScripts } from '#src/lib/recaptcha-script.ts';

const ADDRESS = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

function scriptTag(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  // One that a browser would load fails at once here.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  return script;
}

const loaded = () => [...document.scripts].map(({ src }) => src);

test('a script of reCAPTCHA that was lost is loaded again, once, and then goes on as the first would have', () => {
  watchRecaptchaScripts();
  const ready = vi.fn();
  const script = scriptTag(ADDRESS);
  script.onload = ready;
  reloadRecaptchaScript();
  expect(document.scripts[0]).toBe(script);

  script.dispatchEvent(new Event('error'));
  reloadRecaptchaScript();
  const [again] = document.scripts;
  expect(again).not.toBe(script);
  expect(loaded()).toEqual([ADDRESS]);
  again?.dispatchEvent(new Event('load'));
  expect(ready).toHaveBeenCalledOnce();
  reloadRecaptchaScript();
  expect(document.scripts[0]).toBe(again);
  again?.remove();
});

test('what others lost is not ours to load', () => {
  watchRecaptchaScripts();
  const other = scriptTag('https://www.youtube.com/iframe_api');
  other.dispatchEvent(new Event('error'));
  reloadRecaptchaScript();
  expect(document.scripts[0]).toBe(other);
  other.remove();
});
