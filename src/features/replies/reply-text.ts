import { indiaDay, showIndiaDay, showIndiaHour } from '#src/domain/india-time.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { FunctionReply, ReplyFields } from '#src/domain/reply/reply.ts';
import { comingTo, NOBODY_COMES } from '#src/domain/reply/reply.ts';
import { foodOf } from '#src/domain/reply/reply-choice.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';

type Named = Pick<WeddingFunction, 'key' | 'name'>;

/**
 * One sentence a line: `Sangeet: 4 come, 1 of them a child.`, `Wedding: not coming.`, `All vegetarian.`
 *
 * @param functions in the order and the language shown; others are left out
 */
export function replyInWords(
  { answers, unsure, note }: ReplyFields,
  functions: readonly Named[],
  language: Language,
): string[] {
  const { words } = formTexts(language).reply;
  const { stop } = words;
  const food = foodOf(answers);
  const ofFunction = ({ key, name }: Named): string | [] => {
    const answer = answers[key];
    if (unsure.includes(key)) return `${name}: ${words.unsure}${stop}`;
    if (!answer) return [];
    return `${name}: ${inWords(answer, food === 'mixed', language)}${stop}`;
  };
  const comes = functions.some(({ key }) => comingTo(answers[key] ?? NOBODY_COMES) > 0);
  return [
    ...functions.flatMap(ofFunction),
    ...(comes && food !== 'mixed' ? [words.allEat[food]] : []),
    ...(note ? [words.note(note)] : []),
  ];
}

function inWords(answer: FunctionReply, withFood: boolean, language: Language): string {
  const { words } = formTexts(language).reply;
  const { children, veg, jain, nonVeg } = answer;
  const coming = comingTo(answer);
  if (coming === 0) return words.notComing;
  const come = words.come(coming, children);
  return withFood ? `${come} (${words.eat(veg, jain, nonVeg)})` : come;
}

/** `at 5:10 pm IST` for today, otherwise `on 22 November 2026, 5:10 pm IST`. */
export function momentInWords(instant: number, now: number, language: Language): string {
  const { dates, page } = guestTexts(language);
  const { reply } = formTexts(language);
  const hour = `${showIndiaHour(instant, dates)} ${page.zone}`;
  const isToday = indiaDay(instant) === indiaDay(now);
  return isToday ? reply.at(hour) : reply.on(showIndiaDay(instant, dates), hour);
}
