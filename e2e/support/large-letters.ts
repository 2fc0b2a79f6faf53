import type { Page } from '@playwright/test';

/** Doubles the root font size, like the browser's text size setting. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => {
      if (document.documentElement) document.documentElement.style.fontSize = '200%';
    };
    enlarge();
    new MutationObserver(enlarge).observe(document, { childList: true });
  });
}
