import type { Page } from '@playwright/test';

/** Makes letters twice their size on every page, as the browser's own setting for the size of text does. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => {
      if (document.documentElement) document.documentElement.style.fontSize = '200%';
    };
    enlarge();
    new MutationObserver(enlarge).observe(document, { childList: true });
  });
}
