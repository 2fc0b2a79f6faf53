import { PATHS } from '#src/config/paths.ts';
import { LIVE_MENU } from '#text/catalogue/menus.ts';
import { MenuScreen } from './menu-screen.tsx';

export default function LiveStationsPage() {
  return <MenuScreen menu={LIVE_MENU} path={PATHS.liveStations} />;
}
