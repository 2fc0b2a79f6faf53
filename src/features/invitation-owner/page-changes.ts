/** Differences between the approved page and the current one. */
import { showIndiaDay } from '#src/domain/india-time.ts';

import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { languagesOf } from '#src/domain/invitation/languages-of.ts';
import { timeOf } from '#src/domain/invitation/wording.ts';
import { storedMarks } from '#src/domain/portraits/portrait.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { localeOf } from '#src/locales/locales.ts';
import { PAGE_APPROVAL } from '#text/invitations/approval.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';

const { facts: labels } = PAGE_APPROVAL;

/** One item that guests see. An empty text means that it is missing. */
interface Fact {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

export interface PageChange extends Omit<Fact, 'text'> {
  readonly before: string;
  readonly now: string;
}

/**
 * Links first: they leave the shop's domain. Settings are not compared. Fields without a text here
 * (photographs, hosting family, whether replies are requested) are one change without texts.
 */
export function changesOf(approved: Invitation, current: Invitation): readonly PageChange[] {
  const before = new Map(factsOf(approved).map((fact) => [fact.id, fact]));
  const now = new Map(factsOf(current).map((fact) => [fact.id, fact]));
  const gone = [...before.values()].filter(({ id }) => !now.has(id));
  const changes = [...now.values(), ...gone]
    .map(({ id, label }) => ({
      id,
      label,
      before: before.get(id)?.text ?? '',
      now: now.get(id)?.text ?? '',
    }))
    .filter((change) => change.before !== change.now)
    .sort((one, other) => Number(isLink(other)) - Number(isLink(one)));
  const isOther =
    marksOf(approved) !== marksOf(current) ||
    (changes.length === 0 && contentOf(approved) !== contentOf(current));
  return isOther ? [...changes, { id: 'other', label: labels.other, before: '', now: '' }] : changes;
}

function marksOf({ portraits }: Invitation): string {
  return storedMarks(portraits).join(' ');
}

/** Everything that guests may see, independent of the functions' order. */
function contentOf({ functions, ...invitation }: Invitation): string {
  const {
    settings: _settings,
    published: _published,
    filmReleased: _filmReleased,
    updatedAt: _updatedAt,
    ...shown
  } = invitation;
  return JSON.stringify([shown, [...functions].sort((one, other) => (one.key < other.key ? -1 : 1))]);
}

function isLink({ id }: PageChange): boolean {
  return id.startsWith('link ');
}

function factsOf({
  couple,
  families,
  texts,
  hindi,
  links,
  functions,
  contacts,
  ...page
}: Invitation): Fact[] {
  const fact = (id: string, label: string, text: string): Fact => ({ id, label, text });
  return [
    fact('link album', labels.album, readable(links.album)),
    fact('link music', labels.music, readable(links.music)),
    ...functions.map(({ key, name, map }) => fact(`link ${key}`, labels.map(name), readable(map))),
    ...contacts.map(({ name, hindi: also, phone }, place) =>
      fact(`contact ${place}`, labels.contact(place + 1), list(name, also, phone)),
    ),
    ...functions.map((one) => fact(one.key, labels.function(one.name), functionText(one))),
    ...couple.map(({ name, also }, place) =>
      fact(`name ${place}`, labels.names[place === 0 ? 0 : 1], list(name, also)),
    ),
    fact('family 0', labels.families[0], list(families[0], hindi.families[0])),
    fact('family 1', labels.families[1], list(families[1], hindi.families[1])),
    fact('place', labels.place, list(page.place, hindi.place)),
    fact('blessing', labels.texts.blessing, list(texts.blessing, hindi.texts.blessing)),
    fact('invitation', labels.texts.invitation, list(texts.invitation, hindi.texts.invitation)),
    fact('thanks', labels.texts.thanks, list(texts.thanks, hindi.texts.thanks)),
    fact('anniversary', labels.texts.anniversary, list(texts.anniversary, hindi.texts.anniversary)),
    fact('tradition', labels.tradition, guestTexts(SITE_LANGUAGE).traditions[page.tradition].name),
    fact('design', labels.design, page.design),
    fact(
      'language',
      labels.language,
      languagesOf(page)
        .map((language) => localeOf(language).name)
        .join(', '),
    ),
  ];
}

/** Blanks and format characters of a link as browsers send them: one that turns the direction shows another address than it is. */
function readable(link: string): string {
  return link.replace(/[\p{Z}\p{Cf}]/gu, encodeURIComponent);
}

function functionText(one: WeddingFunction): string {
  const { name, start, venue, dress, hindi, isPrivate } = one;
  const facts = [name, showIndiaDay(start), timeOf(one), venue, dress];
  return list(...facts, ...Object.values(hindi), isPrivate ? labels.private : '');
}

function list(...texts: readonly string[]): string {
  return texts.filter(Boolean).join(', ');
}
