import { NON_VEG_MENU } from '#src/catalogue/menus.ts';
import { PATHS } from '#src/config/paths.ts';
import { MenuScreen } from './menu-screen.tsx';

export default function NonVegMenuPage() {
  return <MenuScreen menu={NON_VEG_MENU} path={PATHS.nonVegMenu} />;
}
