/** A couple's invitation as the app works with it; stored-invitation.ts reads and writes the document. */
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { Language } from '#src/config/language.ts';

/** Script of a name beside Latin, as in a language tag. */
export type Script = 'Deva' | 'Guru' | 'Arab';

/** Which languages a page has; with `both`, guests switch. */
export type PageLanguage = Language | 'both';

/** One of the two who marry. */
export interface Partner {
  readonly name: string;
  /** The name in another script; empty when there is none. */
  readonly also: string;
  readonly script: Script;
}

/** Which family hosts a function: that of the first or the second of the couple, or both. */
export type HostSide = 'one' | 'two' | 'both';

/** Key of a function for as long as it exists, wherever it moves in the list: families and replies refer to it. */
export type FunctionKey = (typeof FUNCTION_KEYS)[number];

export const FUNCTION_KEYS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'] as const;

/** A function of the wedding. Instants are milliseconds since 1970. */
export interface WeddingFunction {
  readonly key: FunctionKey;
  readonly name: string;
  readonly start: number;
  /** Absent: guests' calendars show three hours. */
  readonly end: number | undefined;
  /** Shown in place of the hour: 'after Maghrib'; empty for none. */
  readonly timeLabel: string;
  readonly venue: string;
  /** Address of a map, or empty: then Directions searches for the venue. */
  readonly map: string;
  readonly dress: string;
  readonly side: HostSide;
  /** Whether guests are asked to reply. */
  readonly asksReply: boolean;
  /** Shown only to families that are invited to it: it is not in the document that everybody reads. */
  readonly isPrivate: boolean;
}

/** Somebody guests may call. */
export interface Contact {
  readonly name: string;
  /** In E.164. */
  readonly phone: string;
}

/** Whether guests read blessings: not at all, or those that the couple has approved. */
export type Wall = 'off' | 'approved';

export interface Invitation {
  /** Twelve characters of Crockford's base32, in capitals. */
  readonly code: string;
  readonly published: boolean;
  readonly couple: readonly [Partner, Partner];
  /** As written on the page: 'Daughter of Smt. Kavita and Shri Anil Sharma'. */
  readonly families: readonly [string, string];
  readonly tradition: TraditionId;
  /** Id of the card design whose picture dresses the page; empty for the tradition's own scene. */
  readonly design: string;
  readonly language: PageLanguage;
  /** City, for the title and the preview. */
  readonly place: string;
  /** The couple's own wording; empty ones are ours. */
  readonly texts: InvitationTexts;
  /** In the order they are shown, one to ten. */
  readonly functions: readonly WeddingFunction[];
  /** At most three. */
  readonly contacts: readonly Contact[];
  readonly links: { readonly album: string; readonly music: string };
  readonly settings: {
    /** Last moment to reply. */
    readonly replyBy: number;
    /** From then on the page is closed, by rule. */
    readonly closesAt: number;
    readonly wall: Wall;
    /** Seats that a guest without a family link may reply for; 0 when only families reply. */
    readonly openSeats: number;
  };
  /** Changes whenever the invitation is saved. */
  readonly updatedAt: number;
}

export interface InvitationTexts {
  /** The line of blessing at the top; empty for none. */
  readonly blessing: string;
  readonly invitation: string;
  readonly thanks: string;
  readonly anniversary: string;
}
