import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { By, error, Key } from 'selenium-webdriver';
import type { Place } from './places.ts';

/** Milliseconds that anything on a page may take. */
const PATIENCE_MS = 20_000;

/** Where a picture of the page is left when a journey waits in vain. */
const PICTURES = 'test-results';

/** What an element answers while the page is still moving: looked at again, never a failure. */
const PASSING = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.InvalidElementStateError,
  error.StaleElementReferenceError,
];

/**
 * A phone in a visitor's hand: one window of the browser. Every action waits until the page lets a person do
 * it, and fails with a sentence and a picture when that takes too long.
 */
export class Phone {
  constructor(
    private readonly driver: WebDriver,
    /** Where the shop is served. */
    private readonly shop: string,
    /** Which window of the browser. */
    private readonly handle: string,
  ) {}

  /** Takes this window in hand again after another one was used. */
  async pickUp(): Promise<void> {
    await this.driver.switchTo().window(this.handle);
  }

  /** Opens an address of the shop and waits until the app has taken over from the written page. */
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

  /** The address now, without the shop's origin. */
  async address(): Promise<string> {
    return (await this.driver.getCurrentUrl()).slice(new URL(this.shop).origin.length);
  }

  /** Waits until the place is to be seen. */
  async see(place: Place): Promise<WebElement> {
    return this.until(`To be seen: ${place}`, () => this.shown(place));
  }

  /** Waits until the place is not to be seen. */
  async missing(place: Place): Promise<void> {
    await this.until(`No longer to be seen: ${place}`, async () => (await this.shown(place)) === undefined);
  }

  /** The texts of all elements there, to be seen or not. */
  async texts(place: Place): Promise<unknown> {
    return this.run(
      `const found = document.evaluate(arguments[0], document, null, 7, null);
       return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at).textContent);`,
      place,
    );
  }

  async isEnabled(place: Place): Promise<boolean> {
    return (await this.see(place)).isEnabled();
  }

  async attribute(place: Place, name: string): Promise<string> {
    return (await (await this.see(place)).getAttribute(name)) ?? '';
  }

  /** Presses it with a finger's patience: once it is there, still, and nothing lies over it. */
  async press(place: Place): Promise<void> {
    await this.until(`To be pressed: ${place}`, async () => {
      const element = await this.shown(place);
      if (!element) return false;
      await this.bringIntoView(element);
      await element.click();
      return true;
    });
  }

  /** Types into an emptied field. */
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

  /** Puts a text into a field as pasting does: WebDriver's keys have no emoji here. */
  async paste(place: Place, text: string): Promise<void> {
    await this.press(place);
    await this.run("document.execCommand('insertText', false, arguments[0])", text);
  }

  /** Presses Enter in a field. */
  async enter(place: Place): Promise<void> {
    await (await this.see(place)).sendKeys(Key.ENTER);
  }

  /** Waits until a field holds exactly this. */
  async holds(place: Place, value: string): Promise<void> {
    await this.until(`${place} to hold ${JSON.stringify(value)}`, async () => {
      const element = await this.shown(place);
      return (await element?.getAttribute('value')) === value;
    });
  }

  /** Runs a piece of JavaScript in the page. */
  async run(script: string, ...values: unknown[]): Promise<unknown> {
    return this.driver.executeScript(script, ...values);
  }

  /**
   * Waits until a condition answers something true.
   *
   * @throws with what was waited for, the address and where the picture is
   */
  async until<T>(what: string, condition: () => Promise<T>): Promise<NonNullable<T>> {
    const patient = async () => {
      try {
        return await condition();
      } catch (reason) {
        if (PASSING.some((kind) => reason instanceof kind)) return undefined;
        throw reason;
      }
    };
    try {
      return await this.driver.wait(patient, PATIENCE_MS);
    } catch (cause) {
      throw new Error(`${what}, at ${await this.address()}; see ${await this.picture()}`, { cause });
    }
  }

  private async live(): Promise<void> {
    await this.until(
      'The app to take over',
      async () => (await this.all('//html[@data-hydrated]')).length > 0,
    );
  }

  private all(place: Place): Promise<WebElement[]> {
    return this.driver.findElements(By.xpath(place));
  }

  private async shown(place: Place): Promise<WebElement | undefined> {
    for (const element of await this.all(place)) if (await element.isDisplayed()) return element;
    return undefined;
  }

  /** The page scrolls softly, and WebDriver does not wait for that: it looks whether the element has come. */
  private async bringIntoView(element: WebElement): Promise<void> {
    await this.run(
      "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })",
      element,
    );
  }

  private async picture(): Promise<string> {
    mkdirSync(PICTURES, { recursive: true });
    const file = join(PICTURES, `webkit-${Date.now()}.png`);
    writeFileSync(file, await this.driver.takeScreenshot(), 'base64');
    return file;
  }
}
