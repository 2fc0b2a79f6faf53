/** A kind of personal data, with what the notice must say of it. */
export interface DataKind {
  /** As in docs/law.md, which names where it is stored. */
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly who: string;
  readonly long: string;
}

/** A part of a page; its fields are shown in this order. */
export interface LawPart {
  readonly id: string;
  readonly title: string;
  readonly lines?: readonly string[];
  /** The shop's identity or grievance officer: the owner's values. */
  readonly facts?: 'shop' | 'officer';
  readonly points?: readonly string[];
  readonly kinds?: readonly DataKind[];
}

/** A legal page. docs/law.md has the source of each part. */
export interface LawDocument {
  readonly head: { readonly title: string; readonly description: string };
  readonly title: string;
  readonly line: string;
  readonly parts: readonly LawPart[];
}

/** Texts that the legal pages share. */
export const LAW_PAGE = {
  contents: 'On this page',
  version: 'Version of November 2026.',
  what: 'What',
  why: 'What for',
  who: 'Who reads it',
  long: 'How long',
  shop: {
    name: 'Registered name',
    shop: 'Shop',
    site: 'Website',
    address: 'Head office',
    branch: 'Branch',
    email: 'E-mail',
    phone: 'Phone',
    hours: 'Hours',
  },
  officer: { name: 'Name', role: 'Position', email: 'E-mail', phone: 'Phone', address: 'By post' },
} as const;
