import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { Phone } from './phone.ts';
import type { Place } from './places.ts';
import { button, heading, holding, link } from './places.ts';
import { test } from './test.ts';

const SAMPLE = '/i/SAMP1E000001';
/** Has the couple's initials as well. */
const OPEN = holding('//button', 'Open the invitation');
const FUNCTIONS: Place = '//main//h4';

/** Keeps the file that the page is about to hand over, because WebDriver cannot read downloads. */
const KEEP_FILE = `
  const original = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    window.handedOver = file.text();
    return original.call(URL, file);
  };`;

async function letterSize(phone: Phone): Promise<number> {
  const size = await phone.run('return parseFloat(getComputedStyle(document.querySelector("h4")).fontSize)');
  return Number(size);
}

test('a guest opens the envelope and finds the couple, the functions and the way there', async ({
  phone,
}) => {
  await phone.open(SAMPLE);
  await phone.press(OPEN);
  await phone.missing(OPEN);
  expect(await phone.texts('//h1')).toEqual(['Aarav & Meera']);
  expect(await phone.run('return document.activeElement.tagName')).toBe('H1');
  expect(await phone.texts(FUNCTIONS)).toEqual([
    'Haldi',
    'Mehndi',
    'Sangeet',
    'Baraat',
    'Phere',
    'Reception',
  ]);
  expect(await phone.attribute(link('Directions to Phere'), 'href')).toMatch(
    /google\.com\/maps\/dir\/\?api=1&destination=Gulab/,
  );
});

test('a guest takes all functions into the calendar, each at its time in India', async ({ phone }) => {
  await phone.open(SAMPLE);
  await phone.press(OPEN);
  await phone.missing(OPEN);
  await phone.run(KEEP_FILE);
  await phone.press(button('Add all functions to your calendar'));
  const file = await phone.until('A calendar file', () => phone.run('return window.handedOver'));
  const events = new ICAL.Component(ICAL.parse(String(file)))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(6);
  const sangeet = events.find(({ summary }) => summary === 'Sangeet: Aarav & Meera');
  // 7 pm in India.
  expect(sangeet?.startDate.toJSDate().toISOString()).toBe('2027-02-11T13:30:00.000Z');
  expect(sangeet?.location).toBe('Gulab Bagh Palace, Amer Road, Jaipur');
});

test('a guest reads in Hindi, and in large letters that the phone keeps', async ({ phone }) => {
  await phone.open(SAMPLE);
  await phone.press(OPEN);
  await phone.missing(OPEN);
  await phone.press(button('हिन्दी'));
  await phone.see(heading('आरव और मीरा'));
  expect(await phone.run('return document.documentElement.lang')).toBe('hi');
  await phone.press(button('English'));
  await phone.see(heading('Aarav & Meera'));

  const before = await letterSize(phone);
  await phone.press(button('Larger text'));
  expect((await letterSize(phone)) / before).toBeGreaterThan(1.3);
  await phone.reload();
  expect(await letterSize(phone)).toBeGreaterThan(before * 1.3);
  await phone.press(OPEN);
  await phone.missing(OPEN);
  expect(await phone.attribute(button('Larger text'), 'aria-pressed')).toBe('true');
});
