/** reCAPTCHA's scripts, which App Check needs: its SDK waits for them forever, and does not load a lost one again. */
const SOURCE = /^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//;

let lost: HTMLScriptElement | undefined;

/** Call before App Check is initialised. */
export function watchRecaptchaScripts(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && SOURCE.test(target.src)) lost = target;
  };
  window.addEventListener('error', note, true);
}

/** Loads the last lost script, if any, for what is waiting for it. */
export function reloadRecaptchaScript(): void {
  if (!lost) return;
  const again = document.createElement('script');
  again.type = lost.type;
  again.src = lost.src;
  again.onload = lost.onload;
  lost.replaceWith(again);
  lost = undefined;
}
