import { setTimeout as pause } from 'node:timers/promises';
import type { WebDriver } from 'selenium-webdriver';
import { Builder, Capabilities } from 'selenium-webdriver';
import { startDriver } from '#scripts/testing/webkit.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { Phone } from './phone.ts';

/** A phone's window. MiniBrowser's own is never narrower than its tool bar, 447 px; one without the bar is. */
const WIDTH = 390;
const HEIGHT = 844;

/** The shop's page that does nothing: no code of ours has run where a window begins. */
const QUIET_PAGE = '/404';

/** Milliseconds a new window may take on a crowded machine. */
const WINDOW_MS = 30_000;

/** Where nothing listens: whatever is not on this machine is refused there, and nobody is asked. */
const NOWHERE = '127.0.0.1:9';

/** Milliseconds a browser may take to start on a crowded machine, and how often it is tried. */
const START_MS = 30_000;
const STARTS = 3;

/** WebKitGTK with an empty profile, for one journey. */
export class Browser {
  private constructor(
    private readonly driver: WebDriver,
    private readonly shop: string,
    private readonly stopDriver: () => Promise<void>,
  ) {}

  /**
   * Starts one, with a driver of its own. At times MiniBrowser comes up and never calls its driver back; it is
   * then started again.
   *
   * @throws when what `npm run test:webkit` hands over is missing, or none of three comes up
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

  /** The first phone, in place of the window that MiniBrowser opens with. */
  async phone(): Promise<Phone> {
    const first = await this.driver.getWindowHandle();
    await this.driver.get(`${this.shop}${QUIET_PAGE}`);
    const phone = await this.anotherPhone();
    await this.driver.switchTo().window(first);
    await this.driver.close();
    await phone.pickUp();
    return phone;
  }

  /** One more window with the same storage; it is in hand now. Its visitor has closed the timed pop-up before. */
  async anotherPhone(): Promise<Phone> {
    const before = await this.driver.getAllWindowHandles();
    await this.driver.executeScript(
      'window.open(arguments[0], "", arguments[1])',
      QUIET_PAGE,
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
        QUIET_PAGE,
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

/** Asks a driver for a browser; a driver that is ended meanwhile answers nothing. */
async function connect(url: string, binary: string): Promise<WebDriver | undefined> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: NOWHERE, sslProxy: NOWHERE, noProxy: ['127.0.0.1'] },
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
