import { PATHS } from '#src/config/paths.ts';
import { VEG_MENU } from '#text/catalogue/menus.ts';
import { MenuScreen } from './menu-screen.tsx';

export default function VegMenuPage() {
  return <MenuScreen menu={VEG_MENU} path={PATHS.vegMenu} />;
}
