import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { By, error, Key } from 'selenium-webdriver';
import type { Place } from './places.ts';

const TIMEOUT_MS = 20_000;

const SCREENSHOTS = 'test-results';

/** Errors of elements that are still moving: retried. */
const TRANSIENT_ERRORS = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.InvalidElementStateError,
  error.StaleElementReferenceError,
];

/**
 * One browser window. Actions wait until a person could do them; on timeout they fail with a message and a
 * screenshot.
 */
export class Phone {
  constructor(
    private readonly driver: WebDriver,
    private readonly shop: string,
    private readonly handle: string,
  ) {}

  /** Switches back to this window. */
  async pickUp(): Promise<void> {
    await this.driver.switchTo().window(this.handle);
  }

  /** Opens a path and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.shop).href);
    await this.live();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.live();
  }

  async back(): Promise<void> {
    await this.driver.navigate().back();
  }

  async address(): Promise<string> {
    return (await this.driver.getCurrentUrl()).slice(new URL(this.shop).origin.length);
  }

  async see(place: Place): Promise<WebElement> {
    return this.until(`To be seen: ${place}`, () => this.shown(place));
  }

  async missing(place: Place): Promise<void> {
    await this.until(`No longer to be seen: ${place}`, async () => (await this.shown(place)) === undefined);
  }

  async texts(place: Place): Promise<unknown> {
    return this.run(
      `const found = document.evaluate(arguments[0], document, null, 7, null);
       return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at).textContent);`,
      place,
    );
  }

  async attribute(place: Place, name: string): Promise<string> {
    return (await (await this.see(place)).getAttribute(name)) ?? '';
  }

  /** Waits until the element is visible, still and not covered. */
  async press(place: Place): Promise<void> {
    await this.until(`To be pressed: ${place}`, async () => {
      const element = await this.shown(place);
      if (!element) return false;
      await this.bringIntoView(element);
      await element.click();
      return true;
    });
  }

  /** To what may not be laid out yet: WebDriver does not take that for visible. */
  async scrollTo(place: Place): Promise<void> {
    await this.until(`To be scrolled to: ${place}`, async () => {
      const [element] = await this.all(place);
      if (element) await this.bringIntoView(element);
      return element !== undefined;
    });
  }

  async type(place: Place, text: string): Promise<void> {
    await this.until(`To be typed into: ${place}`, async () => {
      const element = await this.shown(place);
      if (!element) return false;
      await this.bringIntoView(element);
      await element.clear();
      if (text !== '') await element.sendKeys(text);
      return true;
    });
  }

  /** Pastes: WebDriver keys do not support emoji here. */
  async paste(place: Place, text: string): Promise<void> {
    await this.press(place);
    await this.run("document.execCommand('insertText', false, arguments[0])", text);
  }

  async enter(place: Place): Promise<void> {
    await (await this.see(place)).sendKeys(Key.ENTER);
  }

  async holds(place: Place, value: string): Promise<void> {
    await this.until(`${place} to hold ${JSON.stringify(value)}`, async () => {
      const element = await this.shown(place);
      return (await element?.getAttribute('value')) === value;
    });
  }

  async run(script: string, ...values: unknown[]): Promise<unknown> {
    return this.driver.executeScript(script, ...values);
  }

  /** @throws with the condition, the address and the screenshot */
  async until<T>(what: string, condition: () => Promise<T>): Promise<NonNullable<T>> {
    const patient = async () => {
      try {
        return await condition();
      } catch (reason) {
        if (TRANSIENT_ERRORS.some((kind) => reason instanceof kind)) return undefined;
        throw reason;
      }
    };
    try {
      return await this.driver.wait(patient, TIMEOUT_MS);
    } catch (cause) {
      throw new Error(`${what}, at ${await this.address()}; see ${await this.picture()}`, { cause });
    }
  }

  private async live(): Promise<void> {
    await this.until(
      'The app to take over',
      async () => (await this.all('//html[@data-app="hydrated"]')).length > 0,
    );
  }

  private all(place: Place): Promise<WebElement[]> {
    return this.driver.findElements(By.xpath(place));
  }

  private async shown(place: Place): Promise<WebElement | undefined> {
    for (const element of await this.all(place)) if (await element.isDisplayed()) return element;
    return undefined;
  }

  /** WebDriver does not wait for smooth scrolling. */
  private async bringIntoView(element: WebElement): Promise<void> {
    await this.run(
      "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })",
      element,
    );
  }

  private async picture(): Promise<string> {
    mkdirSync(SCREENSHOTS, { recursive: true });
    const file = join(SCREENSHOTS, `webkit-${Date.now()}.png`);
    writeFileSync(file, await this.driver.takeScreenshot(), 'base64');
    return file;
  }
}
