import { afterEach, expect, test, vi } from 'vitest';
import { demoValues, settingsIn } from '#scripts/build/settings.ts';
import { farewellFolder } from '#src/catalogue/farewell-folders.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const named = (settings: Record<string, string>) => demoValues(settings).map((line) => line.split(' ')[0]);

test('the build lists every demonstration value still in use', () => {
  const names = ['VITE_NAME', 'VITE_NAME_HINDI', 'VITE_TAGLINE', 'VITE_HOURS', 'VITE_CAR_RATINGS'];
  expect(named({})).toEqual(expect.arrayContaining(names));
  expect(named({ VITE_HOURS: 'Mondays' })).not.toContain('VITE_HOURS');
});

test('a value from the environment is trimmed, and a blank one counts as not set', () => {
  expect(settingsIn({ VITE_CITY: '  Udaipur ' })).toMatchObject({ VITE_CITY: 'Udaipur' });
  expect(settingsIn({ VITE_CITY: '  ' }).VITE_CITY).toBe(settingsIn({}).VITE_CITY);
  expect(named({ VITE_CITY: ' ' })).toContain('VITE_CITY');
});

test('in a shop with a name of its own, a link that is left out is empty, and nothing names the old city', () => {
  const settings = settingsIn({ VITE_NAME: 'Mangal', VITE_CITY: 'Indore', VITE_HOURS: 'Every day' });
  for (const name of ['VITE_INSTAGRAM', 'VITE_CARD_DETAILS_FORM', 'VITE_FAREWELL_IT', 'VITE_CAR_RATINGS']) {
    expect(settings[name], name).toBe('');
  }
  expect(settings.VITE_MAP_LINK).toContain('query=Mangal%20Indore');
  expect(settings).toMatchObject({ VITE_CITY_HINDI: 'Indore', VITE_HOURS_HINDI: 'Every day' });
  expect(settings).toMatchObject({ VITE_NAME_HINDI: 'Mangal', VITE_INVITATION_PRICE: '-' });
});

test('what the shop cannot do without keeps its demonstration value, and is listed', () => {
  const names = named({ VITE_NAME: 'Mangal' });
  expect(names).toEqual(expect.arrayContaining(['VITE_PHONE', 'VITE_EMAIL', 'VITE_CITY', 'VITE_SITE_URL']));
  expect(names).not.toContain('VITE_INSTAGRAM');
});

test('who the shop is by law, and who hears complaints, is listed until the owner says it', () => {
  const names = named({ VITE_NAME: 'Mangal' });
  for (const name of ['VITE_LEGAL_NAME', 'VITE_LEGAL_ADDRESS', 'VITE_GRIEVANCE_NAME', 'VITE_REFUND_DAYS']) {
    expect(names).toContain(name);
  }
  expect(named({ VITE_LEGAL_NAME: 'Mangal Events LLP' })).not.toContain('VITE_LEGAL_NAME');
});

test('the demonstration’s UPI ID and numbers for bills are listed, and a shop of its own never has them', () => {
  const bills = ['VITE_UPI_ID', 'VITE_GSTIN', 'VITE_FSSAI'];
  expect(named({})).toEqual(expect.arrayContaining(bills));
  for (const name of bills) expect(settingsIn({ VITE_NAME: 'Mangal' })[name], name).toBe('');
});

test('complaints go to the shop’s own address and number where the officer has none', () => {
  const own = { VITE_EMAIL: 'namaste@mangal.example', VITE_LANDLINE: '+91 731 234 5678' };
  expect(settingsIn(own)).toMatchObject({
    VITE_GRIEVANCE_EMAIL: own.VITE_EMAIL,
    VITE_GRIEVANCE_PHONE: own.VITE_LANDLINE,
    VITE_GRIEVANCE_CALL_NUMBER: '+917312345678',
  });
  const officer = { VITE_GRIEVANCE_EMAIL: 'rohit@mangal.example', VITE_GRIEVANCE_PHONE: '+919812345678' };
  expect(settingsIn({ ...own, ...officer })).toMatchObject(officer);
});

test('what is left out in both languages keeps both demonstration values, so that no Hindi heading is empty', () => {
  const { VITE_TAGLINE_HINDI, VITE_CITY_HINDI, VITE_HOURS_HINDI } = settingsIn({});
  expect(settingsIn({ VITE_NAME: 'Mangal' })).toMatchObject({
    VITE_TAGLINE_HINDI,
    VITE_CITY_HINDI,
    VITE_HOURS_HINDI,
  });
  const names = named({ VITE_NAME: 'Mangal' });
  expect(names).toEqual(expect.arrayContaining(['VITE_TAGLINE_HINDI', 'VITE_CITY_HINDI']));
  expect(names).not.toContain('VITE_NAME_HINDI');
});

test.each([
  ['Mangal Wedding House', 'मंगल', 'मं', 'MANGAL', 'M'],
  ['शहनाई', '', 'श', 'OFFER', 'O'],
  ['The 7 Vows', '', 'T', 'THE7VOWS', 'T'],
  ['Shagun', 'शगुन', 'श', 'SHAGUN', 'S'],
])(
  'the mark, the codes and the order numbers of %s come from its name',
  (name, hindi, mark, code, letter) => {
    expect(settingsIn({ VITE_NAME: name, VITE_NAME_HINDI: hindi })).toMatchObject({
      VITE_MARK: mark,
      VITE_CODE_WORD: code,
      VITE_ORDER_LETTER: letter,
    });
  },
);

test('an address of the form provider that ends with a slash is the same as without', () => {
  const { VITE_FORM_ENDPOINT } = settingsIn({ VITE_FORM_ENDPOINT: 'https://formsubmit.co/' });
  expect(VITE_FORM_ENDPOINT).toBe('https://formsubmit.co');
});

test('each farewell branch has its own folder setting', () => {
  const names = BRANCH_IDS.map((branch) => `VITE_FAREWELL_${branch.toUpperCase()}`);
  expect(named({})).toEqual(expect.arrayContaining(names));

  vi.stubEnv('VITE_FAREWELL_IT', 'https://drive.google.com/drive/folders/1AbC');
  expect(farewellFolder('it')).toBe('https://drive.google.com/drive/folders/1AbC');
  expect(farewellFolder('ece')).not.toContain('1AbC');
});

test('the owner’s name is used in every text', async () => {
  vi.stubEnv('VITE_NAME', 'Mangal');
  vi.stubEnv('VITE_TAGLINE', 'Weddings in Pune');
  const contents = import.meta.glob<object>(['/src/locales/en/*.ts', '!/src/locales/en/own-screens.ts']);
  const texts = await Promise.all(Object.values(contents).map(async (load) => JSON.stringify(await load())));

  expect(texts.join()).toContain('Hello Mangal, ');
  expect(texts.join()).toContain('Weddings in Pune');
  expect(texts.join()).not.toMatch(/\bShagun\b/);
});

test('a car without a rating is shown without one', async () => {
  vi.stubEnv('VITE_CAR_RATINGS', '4.1 - 12');
  const { CARS } = await import('#text/catalogue/cars.ts');
  const [first, ...others] = CARS.map(({ rating }) => rating);
  expect(first).toBe(4.1);
  expect(new Set(others)).toEqual(new Set([undefined]));
});

test('no file reads a setting by a computed name, which would bring all settings into its script', () => {
  const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const computed = Object.entries(sources).filter(([, source]) => source.includes('import.meta.env['));
  expect(computed.map(([path]) => path)).toEqual([]);
});
