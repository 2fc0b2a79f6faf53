/** The subset of selenium-webdriver that we use; the package has no types. */
declare module 'selenium-webdriver' {
  export interface Locator {
    readonly using: string;
    readonly value: string;
  }

  export const By: { xpath(expression: string): Locator };

  /** Special keys. */
  export const Key: { readonly ENTER: string };

  export class Capabilities {
    constructor(asked: Readonly<Record<string, unknown>>);
  }

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }

  export interface WebElement {
    clear(): Promise<void>;
    click(): Promise<void>;
    getAttribute(name: string): Promise<string | null>;
    getText(): Promise<string>;
    isDisplayed(): Promise<boolean>;
    sendKeys(...keys: string[]): Promise<void>;
  }

  export interface WebDriver {
    close(): Promise<void>;
    executeScript(script: string, ...values: unknown[]): Promise<unknown>;
    findElements(by: Locator): Promise<WebElement[]>;
    get(url: string): Promise<void>;
    getAllWindowHandles(): Promise<string[]>;
    getCurrentUrl(): Promise<string>;
    getWindowHandle(): Promise<string>;
    navigate(): { back(): Promise<void>; refresh(): Promise<void> };
    quit(): Promise<void>;
    switchTo(): { window(handle: string): Promise<void> };
    takeScreenshot(): Promise<string>;
    wait<T>(condition: () => Promise<T>, milliseconds: number, words?: string): Promise<NonNullable<T>>;
  }

  export const error: {
    readonly ElementClickInterceptedError: ErrorConstructor;
    readonly ElementNotInteractableError: ErrorConstructor;
    readonly InvalidElementStateError: ErrorConstructor;
    readonly StaleElementReferenceError: ErrorConstructor;
  };
}
