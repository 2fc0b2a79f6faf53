import { PATHS } from '#src/config/paths.ts';
import { NON_VEG_MENU } from '#text/catalogue/menus.ts';
import { MenuScreen } from './menu-screen.tsx';

export default function NonVegMenuPage() {
  return <MenuScreen menu={NON_VEG_MENU} path={PATHS.nonVegMenu} />;
}
