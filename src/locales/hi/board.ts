import type * as english from '#src/locales/en/board.ts';
import type { Translated } from '#src/locales/translated.ts';

export const BOARD_TEXT = {
  label: 'दुकान की ख़बर',
  close: 'यह सूचना बंद करें',
  closedOn: (days: string) => `${days} को दुकान बंद रहेगी। आप संदेश भेजते रहें, लौटते ही हम जवाब देंगे।`,
  closedToday: 'आज दुकान बंद है। आप संदेश भेजते रहें, लौटते ही हम जवाब देंगे।',
  closedTodayAnd: (days: string) =>
    `दुकान आज बंद है, और ${days} को भी बंद रहेगी। आप संदेश भेजते रहें, लौटते ही हम जवाब देंगे।`,
  and: ' और ',
  priceList: (rev: number) => `दाम की सूची ${rev}`,
  coupon: {
    label: 'कूपन कोड',
    hint: 'अगर आपके पास हो। पक्का दाम बताते समय हम छूट घटा देंगे।',
    unknown: 'यह कोड हमारे पास नहीं है, या इसकी तारीख़ निकल चुकी है।',
    line: (code: string, off: string) => `कूपन ${code}: ${off} की छूट`,
  },
} as const satisfies Translated<typeof english.BOARD_TEXT>;
