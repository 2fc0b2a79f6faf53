import type { Menu } from '#src/catalogue/menus.ts';
import {
  LIVE_MENU as ENGLISH_LIVE,
  NON_VEG_MENU as ENGLISH_NON_VEG,
  VEG_MENU as ENGLISH_VEG,
} from '#src/catalogue/menus.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/menus.ts';

export const VEG_MENU = titled(ENGLISH_VEG, { starters: 'स्टार्टर', main: 'मेन कोर्स' });

export const NON_VEG_MENU = titled(ENGLISH_NON_VEG, {
  starters: 'शाकाहारी स्टार्टर और शरबत',
  main: 'मेन कोर्स',
});

export const LIVE_MENU = titled(ENGLISH_LIVE, { stations: 'लाइव काउंटर' });

function titled(menu: Menu, titles: Readonly<Record<string, string>>): Menu {
  return { ...menu, blocks: translateEach(menu.blocks, titles, (block, title) => ({ ...block, title })) };
}
