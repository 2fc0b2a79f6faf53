import type { Encoded } from '@nuintun/qrcode';
import type { PrintCard } from '#src/catalogue/print-cards.ts';
import { PRINT_CARDS, printArtwork } from '#src/catalogue/print-cards.ts';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { Invitation, PageLanguage } from '#src/domain/invitation/invitation.ts';
import { codeAddress, encodePageCode } from '#src/domain/invitation/page-code.ts';
import type { BackLayout } from './back-layout.ts';
import { backLayout } from './back-layout.ts';
import type { CardLayout } from './card-layout.ts';
import { cardLayout } from './card-layout.ts';
import type { CardExtra } from './card-text.ts';
import { cardText } from './card-text.ts';
import type { Measure, Written } from './fit-text.ts';
import type { FormatId, PrintFormat } from './print-format.ts';
import { FORMATS } from './print-format.ts';

export type Ink = 'colour' | 'one';

export interface CardChoice {
  readonly design: TraditionId;
  readonly format: FormatId;
  readonly ink: Ink;
  readonly language: PageLanguage;
  readonly withBlessing: boolean;
  readonly extras?: readonly CardExtra[];
  /** On the back, in full colour. */
  readonly withPhotograph?: boolean;
  /** In millimetres, without its quiet zone. */
  readonly codeWidth: number;
}

export interface Card {
  readonly design: TraditionId;
  readonly ink: Ink;
  readonly format: PrintFormat;
  readonly artwork: string;
  readonly modules: Encoded;
  readonly address: string;
  readonly layout: CardLayout;
  readonly back: BackLayout;
}

export function cardOf(invitation: Invitation, choice: CardChoice, measure: Measure): Card {
  const { design, ink, codeWidth } = choice;
  const format = FORMATS[choice.format];
  const drawn = printCard(design);
  const address = codeAddress(invitation.code);
  const modules = encodePageCode(address);
  const text = cardText(invitation, choice);
  const textFrom = ink === 'one' ? drawn.textFrom.lines : drawn.textFrom.art;
  return {
    design,
    ink,
    format,
    artwork: ink === 'one' ? drawn.lines : printArtwork(drawn),
    modules,
    address,
    layout: cardLayout(text, format, { textFrom, modules: modules.size, codeWidth }, measure),
    back: backLayout(text, format, measure),
  };
}

/** To load the card's fonts. */
export function textsOf(invitation: Invitation, choice: CardChoice): readonly Written[] {
  return Object.values(cardText(invitation, choice))
    .flat()
    .filter((written) => written !== undefined);
}

function printCard(design: TraditionId): PrintCard {
  const card = PRINT_CARDS.find(({ id }) => id === design);
  if (!card) throw new Error(`No card is called ${design}`);
  return card;
}
