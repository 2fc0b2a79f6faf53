import { LIVE_MENU } from '#src/catalogue/menus.ts';
import { PATHS } from '#src/config/paths.ts';
import { MenuScreen } from './menu-screen.tsx';

/** What is cooked in front of the guests. */
export default function LiveStationsPage() {
  return <MenuScreen menu={LIVE_MENU} path={PATHS.liveStations} />;
}
