/** Finds lines that are no family: headings, which set the side of what follows, and a chat's own lines. */
import type { HostSide, Invitation } from '#src/domain/invitation/invitation.ts';

const BRIDE =
  'bride|girl|ladk?i|dulhan|kanya|vadhu|muli|mulgi|dikri|chhokri|kudi|kone|meye|ponnu?|pennu?|pelli kuthuru|ammayi|hudugi|वधू|वधु|कन्या|लड़की|दुल्हन|मुली|દીકરી|કન્યા|ਕੁੜੀ|মেয়ে|కూతురు|ಹುಡುಗಿ';
const GROOM =
  'groom|boy|ladk[ae]|dulha|var|mula|mulga|dikra|chhokra|munda|munde|bor|chhele|chele|mappillai|pelli koduku|abbayi|huduga|वर|लड़के|दूल्हे|मुला|દીકરા|વર|ਮੁੰਡੇ|ছেলে|కొడుకు|ಹುಡುಗ';
/** After any name. */
const SIDE = '[ -](?:side|paksh?a?|pakkh?o|pokkho|taraf|tarfe|vaipu)| ?(?:पक्ष|तरफ|પક્ષ|পক্ষ|వైపు|ਪਾਸੇ|ಕಡೆ)';
/** After a word for bride or groom; after a name they mean a family. */
const HOUSE = 'wal[aei]y?|val[aei]|kadche|kadil|kade|bari|veedu|veettar|वाले|कडचे|कडील|વાળા|ਵਾਲੇ|বাড়ি|வீட்டார்|வீடு';
const GUESTS = 'guests?|list|family|relatives';

const HEADING = new RegExp(
  `^(?:.{1,40}?(?:['’]?s)?(?:${SIDE})` +
    `|(?:${BRIDE}|${GROOM})(?:er|r|na)?[- ]?(?:${HOUSE})` +
    `|(?:bride|groom|girl|boy)(?:['’]?s)?(?: (?:${GUESTS}))?)(?: (?:${GUESTS}|log|people|se|ke))*$`,
  'iu',
);
const COUNT_BEHIND = /\s*[([]?\d{1,3}[)\]]?$/;

const NO_GUEST =
  /^<.*>$|\(file attached\)$|^(?:image|video|sticker|audio|document|GIF) omitted$|^(?:this message was deleted|you deleted this message|missed (?:voice|video) call|null)\b|end-to-end encrypted|^(?:grand )?total\b|^कुल \d|^(?:final |wedding |shaadi )*(?:guest )?list(?: final)?$/iu;

/** A line of a chat, or a total, which is never a name. */
export function isNoGuest(text: string): boolean {
  return NO_GUEST.test(text) || !/[\p{L}\p{N}]/u.test(text);
}

/** `Patel side`, `LADKI WALE (28)`, without a phone number. */
export function isHeading(name: string): boolean {
  return HEADING.test(name.replace(COUNT_BEHIND, '').trim());
}

type Couple = Pick<Invitation, 'couple' | 'families'>;

/** `undefined` when neither the couple's names nor their families tell. */
export function sideOfHeading(heading: string, { couple, families }: Couple): HostSide | undefined {
  const words = wordsOf(heading);
  if (/\bboth\b|\bcommon\b|दोनों/iu.test(heading)) return 'both';
  const isOf = (place: 0 | 1) => {
    const { name, also } = couple[place];
    return wordsOf(`${name} ${also} ${families[place]}`).some((word) => words.includes(word));
  };
  if (isOf(0) !== isOf(1)) return isOf(0) ? 'one' : 'two';
  const child = childIn(heading, BRIDE) ? 'daughter' : childIn(heading, GROOM) && 'son';
  const first = childOf(families[0]) ?? otherChild(childOf(families[1]));
  if (!child || !first) return undefined;
  return child === first ? 'one' : 'two';
}

function childIn(heading: string, words: string): boolean {
  return new RegExp(`(?:^|[^\\p{L}])(?:${words})`, 'iu').test(heading);
}

type Child = 'son' | 'daughter';

/** `Daughter of Smt. Kavita and Shri Anil` */
function childOf(family: string): Child | undefined {
  if (/\bdaughter\b|\bd\/o\b|पुत्री|कन्या/iu.test(family)) return 'daughter';
  return /\bson\b|\bs\/o\b|पुत्र/iu.test(family) ? 'son' : undefined;
}

function otherChild(child: Child | undefined): Child | undefined {
  return child && (child === 'son' ? 'daughter' : 'son');
}

/** Words that can name a family. */
function wordsOf(text: string): string[] {
  const common = /^(?:smt|shri|late|and|son|daughter|side|family|the|kumari|mrs|पुत्र|पुत्री|श्री|श्रीमती|और)$/u;
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2 && !common.test(word));
}
