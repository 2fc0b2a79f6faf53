import { useCallback } from 'react';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import { instantInIndia, showIndiaDay } from '#src/domain/india-time.ts';
import type { Contact, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { useRead } from '#src/lib/use-read.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { HELD as en } from '#src/locales/en/guests/held.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import { HELD as hi } from '#src/locales/hi/guests/held.ts';
import type { Language } from '#src/locales/locales.ts';
import { localeOf } from '#src/locales/locales.ts';
import { HELD as mr } from '#src/locales/mr/guests/held.ts';
import { Button, OutLink } from '#src/ui/button.tsx';
import type { HeldFact } from '#src/ui/held-data.tsx';
import { HeldData } from '#src/ui/held-data.tsx';
import type { GuestRecord } from './guest-record.ts';
import { guestRecord } from './guest-record.ts';
import { fetchFamily } from './read-family.ts';
import { momentInWords, replyInWords } from './reply-text.ts';
import { fetchReply } from './send-reply.ts';

/** Few guests ask for these texts, so they are not part of the page's. */
const TEXTS = { en, hi, mr };

interface HeldGuestProps {
  readonly seat: Seat;
  /** Those that the stored reply may mention; `seat` has only those for which the page asks now. */
  readonly shown: readonly WeddingFunction[];
  readonly contacts: readonly Contact[];
  readonly language: Language;
}

interface Stored {
  readonly family: FamilyPage | undefined;
  readonly reply: Reply | undefined;
  readonly onThisPhone: GuestRecord;
}

/** Reads and shows what is stored about a family, or about a guest with the open link. Not for samples. */
export function HeldGuest({ seat, shown, contacts, language }: HeldGuestProps) {
  const { code, family } = seat;
  const { found: stored, again } = useRead(useCallback(() => readStored(code, family), [code, family]));
  const texts = TEXTS[language];

  if (stored === 'reading') return <p role="status">{texts.reading}</p>;
  if (stored === 'failed') {
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button onClick={again}>{formTexts(language).reply.tryAgain}</Button>
      </div>
    );
  }
  const facts = heldFacts(stored, seat, shown, language);
  const who = stored.family?.name ?? stored.reply?.name ?? '';
  return (
    <HeldData
      title={texts.title}
      heading="h3"
      line={facts.length > 0 ? texts.line : texts.nothing}
      facts={facts}
      note={texts.note}
      download={texts.download}
      file={`invitation-${code}`}
      data={stored}
    >
      {contacts.slice(0, 1).map(({ name, phone }) => (
        <OutLink key={phone} look="link" icon="whatsapp" href={whatsappLink(texts.coupleText(who), phone)}>
          {texts.askCouple(name)}
        </OutLink>
      ))}
      <OutLink look="link" icon="whatsapp" href={whatsappLink(texts.shopText(who, code))}>
        {texts.askShop}
      </OutLink>
    </HeldData>
  );
}

/** Throws without a network. */
async function readStored(code: string, token: string | undefined): Promise<Stored> {
  const replyId = token ?? guestRecord(code).openId;
  const appCheck = await appCheckToken();
  const [family, reply] = await Promise.all([
    token ? fetchFamily(code, token) : undefined,
    replyId ? fetchReply(code, replyId, appCheck) : undefined,
  ]);
  return { family, reply, onThisPhone: guestRecord(code) };
}

function heldFacts(
  { family, reply, onThisPhone }: Stored,
  seat: Seat,
  shown: readonly WeddingFunction[],
  language: Language,
): HeldFact[] {
  const texts = TEXTS[language];
  const { facts } = texts;
  const named = (keys: readonly string[]) =>
    seat.functions
      .filter(({ key }) => keys.includes(key))
      .map(({ name }) => name)
      .join(', ');
  const ofFamily = family && [
    { label: facts.name, value: family.name },
    { label: facts.seats, value: String(family.seats) },
    { label: facts.functions, value: named(family.functions) },
    { label: facts.language, value: localeOf(family.language).name },
  ];
  const ofReply = reply && [
    { label: facts.from, value: [reply.name, formatPhone(reply.phone)].filter(Boolean).join(', ') },
    { label: facts.reply, value: replyInWords(reply, shown, language).join('\n') || texts.none },
    { label: facts.changed, value: momentInWords(reply.updatedAt, Date.now(), language) },
    { label: facts.phone, value: reply.by },
  ];
  const onPhone = { label: facts.opened, value: dayInWords(onThisPhone.openedOn ?? '', language) };
  return [...(ofFamily ?? []), ...(ofReply ?? []), onPhone].filter(({ value }) => value !== '');
}

function dayInWords(day: string, language: Language): string {
  const noon = instantInIndia(day, '12:00');
  return noon === undefined ? day : showIndiaDay(noon, guestTexts(language).dates);
}
