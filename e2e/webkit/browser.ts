import { setTimeout as pause } from 'node:timers/promises';
import type { WebDriver } from 'selenium-webdriver';
import { Builder, Capabilities } from 'selenium-webdriver';
import { startDriver } from '#scripts/testing/webkit.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { Phone } from './phone.ts';

/** MiniBrowser is never narrower than its tool bar (447 px), so the window has none. */
const WIDTH = 390;
const HEIGHT = 844;

/** Starting page of a window, without our code. */
const START_PAGE = '/404';

const WINDOW_MS = 30_000;

/** Proxy for external requests; nothing listens there, so they fail. */
const CLOSED_PORT = '127.0.0.1:9';

/** Start-up of a browser on a loaded machine, and the number of attempts. */
const START_MS = 30_000;
const STARTS = 3;

export class Browser {
  private constructor(
    private readonly driver: WebDriver,
    private readonly shop: string,
    private readonly stopDriver: () => Promise<void>,
  ) {}

  /**
   * Starts a browser with its own driver. MiniBrowser sometimes does not connect, so it is retried.
   * @throws if the environment of `npm run test:webkit` is missing, or all attempts fail
   */
  static async start(): Promise<Browser> {
    const { WEBKIT_DRIVER, WEBKIT_BROWSER, E2E_BASE_URL } = process.env;
    if (!WEBKIT_DRIVER || !WEBKIT_BROWSER || !E2E_BASE_URL)
      throw new Error('Run these journeys with `npm run test:webkit`: it starts what they need.');
    for (let start = 1; start <= STARTS; start += 1) {
      const { url, stop } = await startDriver(WEBKIT_DRIVER);
      const driver = await Promise.race([connect(url, WEBKIT_BROWSER), pause(START_MS, undefined)]);
      if (driver) return new Browser(driver, E2E_BASE_URL, stop);
      await stop();
    }
    throw new Error(`MiniBrowser did not come up in ${STARTS} starts.`);
  }

  async phone(): Promise<Phone> {
    const first = await this.driver.getWindowHandle();
    await this.driver.get(`${this.shop}${START_PAGE}`);
    const phone = await this.anotherPhone();
    await this.driver.switchTo().window(first);
    await this.driver.close();
    await phone.pickUp();
    return phone;
  }

  /** Opens another window with the same storage and switches to it. The pop-up is marked as closed. */
  async anotherPhone(): Promise<Phone> {
    const before = await this.driver.getAllWindowHandles();
    await this.driver.executeScript(
      'window.open(arguments[0], "", arguments[1])',
      START_PAGE,
      `popup,noopener,toolbar=no,location=no,menubar=no,width=${WIDTH},height=${HEIGHT}`,
    );
    const handle = await this.driver.wait(
      async () => (await this.driver.getAllWindowHandles()).find((one) => !before.includes(one)),
      WINDOW_MS,
      'A new window',
    );
    const phone = new Phone(this.driver, this.shop, handle);
    await phone.pickUp();
    await phone.until(`A window of ${WIDTH} × ${HEIGHT}`, async () =>
      phone.run(
        'return location.pathname === arguments[0] && innerWidth === arguments[1] && innerHeight === arguments[2]',
        START_PAGE,
        WIDTH,
        HEIGHT,
      ),
    );
    await phone.run('sessionStorage.setItem(arguments[0], "yes")', STORAGE_KEYS.messagePopUpClosed);
    return phone;
  }

  async close(): Promise<void> {
    await this.driver.quit().finally(this.stopDriver);
  }
}

/** Requests a browser; the request never settles if the driver is killed. */
async function connect(url: string, binary: string): Promise<WebDriver | undefined> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: CLOSED_PORT, sslProxy: CLOSED_PORT, noProxy: ['127.0.0.1'] },
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  });
  try {
    return await new Builder().usingServer(url).withCapabilities(capabilities).build();
  } catch {
    return undefined;
  }
}
