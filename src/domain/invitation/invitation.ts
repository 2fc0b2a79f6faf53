/** A couple's invitation as the app works with it; stored-invitation.ts reads and writes the document. */
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { PortraitMark } from '#src/domain/portraits/portrait.ts';
import type { Language } from '#src/locales/locales.ts';
import type { Script } from './scripts.ts';

/** With `both`, guests switch. */
export type PageLanguage = Language | 'both';

export interface Partner {
  readonly name: string;
  /** The name in another script; may be empty. */
  readonly also: string;
  readonly script: Script;
}

/** Which family hosts a function: that of the first or the second of the couple, or both. */
export type HostSide = 'one' | 'two' | 'both';

/** Stays the same wherever the function moves in the list: families and replies refer to it. */
export type FunctionKey = (typeof FUNCTION_KEYS)[number];

export const FUNCTION_KEYS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'] as const;

export interface FunctionTexts {
  readonly name: string;
  /** Shown instead of the hour: 'after Maghrib'; empty for none. */
  readonly timeLabel: string;
  readonly venue: string;
  readonly dress: string;
}

/** Instants are in milliseconds since 1970. */
export interface WeddingFunction extends FunctionTexts {
  readonly key: FunctionKey;
  readonly start: number;
  /** Without one, guests' calendars show three hours. */
  readonly end: number | undefined;
  /** Address of a map; if empty, Directions searches for the venue. */
  readonly map: string;
  readonly side: HostSide;
  readonly asksReply: boolean;
  /** Shown only to families that are invited to it: it is not in the document that everybody reads. */
  readonly isPrivate: boolean;
  /** Hindi texts for a page in both languages; ours, or those above, replace empty ones. */
  readonly hindi: FunctionTexts;
}

export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly hindi: string;
}

/** Whether guests read no blessings, or those that the couple has approved. */
export type Wall = 'off' | 'approved';

export interface PageTexts {
  /** As written on the page: 'Daughter of Smt. Kavita and Shri Anil Sharma'. */
  readonly families: readonly [string, string];
  readonly place: string;
  /** The couple's own wording; ours replaces empty texts. */
  readonly texts: InvitationTexts;
}

export interface Invitation extends PageTexts {
  /** Twelve characters of Crockford's base32, in capitals. */
  readonly code: string;
  readonly published: boolean;
  /** Whether the couple's films are without the word 'Sample'. Only the owner sets it. */
  readonly filmReleased: boolean;
  readonly couple: readonly [Partner, Partner];
  readonly tradition: TraditionId;
  /** Id of the card design whose picture dresses the page; empty for the tradition's own scene. */
  readonly design: string;
  readonly language: PageLanguage;
  /** Hindi texts for a page in both languages; ours, or those above, replace empty ones. */
  readonly hindi: PageTexts;
  /** One to ten, in the order shown. */
  readonly functions: readonly WeddingFunction[];
  readonly portraits?: readonly PortraitMark[];
  /** At most three. */
  readonly contacts: readonly Contact[];
  readonly links: { readonly album: string; readonly music: string };
  readonly settings: {
    readonly replyBy: number;
    /** From then on the rules close the page. */
    readonly closesAt: number;
    readonly wall: Wall;
    /** Seats that a guest without a family link may reply for; 0 when only families reply. */
    readonly openSeats: number;
  };
  readonly updatedAt: number;
}

export interface InvitationTexts {
  /** The line of blessing at the top; empty for none. */
  readonly blessing: string;
  readonly invitation: string;
  readonly thanks: string;
  readonly anniversary: string;
}

export const NO_FUNCTION_TEXTS: FunctionTexts = { name: '', timeLabel: '', venue: '', dress: '' };

export const NO_PAGE_TEXTS: PageTexts = {
  families: ['', ''],
  place: '',
  texts: { blessing: '', invitation: '', thanks: '', anniversary: '' },
};
