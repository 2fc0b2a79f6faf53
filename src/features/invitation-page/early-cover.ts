/** The cover with the names that the shell shows until the app has started. Part of its first script, so it stays small. */

import type { Invitation, Partner } from '#src/domain/invitation/invitation.ts';
import { lifeAt } from '#src/domain/invitation/life.ts';
import { lettersOf, namesIn } from '#src/domain/invitation/names.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import type { PlainFields } from '#src/lib/firestore-values.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import type { Language } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/locales/locales.ts';
import { EARLY_COVER_ID, SLOTS } from './early-slots.ts';

const ROOT_ID = 'root';

/**
 * Shows the names of an invitation instead of the page.
 *
 * @param stored fields of its document in Firestore's JSON; nothing happens with others
 * @param now in milliseconds since 1970
 */
export function drawEarlyCover(stored: unknown, now: number): void {
  const fields = decodeFields(stored);
  const { closesAt } = fieldsOf(fields.settings);
  const language = LANGUAGES.find((one) => one === fields.language) ?? DEFAULT_LANGUAGE;
  const template = document.querySelector(`template[data-cover="${fields.tradition}-${language}"]`);
  if (!(template instanceof HTMLTemplateElement) || !(closesAt instanceof Date) || +closesAt <= now) return;

  const cover = document.createElement('div');
  cover.id = EARLY_COVER_ID;
  cover.append(template.content.cloneNode(true));
  fillNames(cover, fields, language);
  fillBlessing(cover, textIn(fieldsOf(fields.texts).blessing));
  if (/ cover:/.test(textIn(fields.order))) makeRoom(cover, 'data-photo');
  else if (fields.design) makeRoom(cover, 'data-card');
  const envelope = cover.querySelector('button')?.parentElement;
  if (lifeAt(now, startsOf(fields)) !== 'invitation') envelope?.remove();
  envelope?.addEventListener('click', () => {
    envelope.dataset.opened = '';
  });

  const root = document.getElementById(ROOT_ID);
  root?.before(cover);
  root?.toggleAttribute('hidden', true);
}

/** Whether the guest has opened the envelope on the early cover. */
export function openedEarly(): boolean {
  return (
    typeof document !== 'undefined' && document.querySelector(`#${EARLY_COVER_ID} [data-opened]`) !== null
  );
}

export function removeEarlyCover(): void {
  document.getElementById(EARLY_COVER_ID)?.remove();
  document.getElementById(ROOT_ID)?.toggleAttribute('hidden', false);
}

function fillNames(cover: HTMLElement, fields: PlainFields, language: Language): void {
  const { one, two } = fieldsOf(fields.couple);
  const couple: Invitation['couple'] = [partnerIn(one), partnerIn(two)];
  const { names, also } = namesIn({ couple }, language);
  const texts = [...names, ...also];
  for (const slot of slotsIn(cover)) {
    if (slot.closest('button')) {
      slot.textContent = couple.map(({ name }) => [...name][0]).join(' · ');
    } else fill(slot, texts[SLOTS.indexOf(slot.textContent)] ?? '');
  }
  const heading = cover.querySelector('h1');
  heading?.style.setProperty('--letters', String(lettersOf(names)));
  if (!also.every(Boolean)) heading?.nextElementSibling?.remove();
}

/** The elements with only a slot, and the seal, which has the initials of both. */
function slotsIn(cover: HTMLElement): Element[] {
  return [...cover.querySelectorAll('span')].filter(
    (element) => element.childElementCount === 0 && SLOTS.some((slot) => element.textContent.includes(slot)),
  );
}

/** Without a line of the couple's own, the template has that of the families. */
function fillBlessing(cover: HTMLElement, blessing: string): void {
  const line = cover.querySelector('h1')?.previousElementSibling;
  if (!line || !blessing) return;
  fill(line, blessing);
  // Nearly always the blessing that we propose, in Arabic.
  if (line.getAttribute('lang') === 'ur') line.setAttribute('lang', 'ar');
}

function fill(element: Element, text: string): void {
  element.textContent = text;
  for (const [name, value] of Object.entries(textLanguage(text))) element.setAttribute(name, value);
}

/** Reserves the space of the card or the photograph, which comes with the app. */
function makeRoom(cover: HTMLElement, what: 'data-card' | 'data-photo'): void {
  const header = cover.querySelector('header');
  header?.toggleAttribute(what, true);
  header?.firstElementChild?.replaceChildren();
}

function partnerIn(stored: unknown): Partner {
  const { name, also } = fieldsOf(stored);
  return { name: textIn(name), also: textIn(also), script: 'Deva' };
}

function startsOf(fields: PlainFields): { readonly start: number }[] {
  return Object.values(fieldsOf(fields.functions)).map((one) => {
    const { start } = fieldsOf(one);
    return { start: start instanceof Date ? +start : 0 };
  });
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
