import { VEG_MENU } from '#src/catalogue/menus.ts';
import { PATHS } from '#src/config/paths.ts';
import { MenuScreen } from './menu-screen.tsx';

export default function VegMenuPage() {
  return <MenuScreen menu={VEG_MENU} path={PATHS.vegMenu} />;
}
