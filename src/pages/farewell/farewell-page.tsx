import { useLocation } from 'react-router-dom';
import artwork from '#src/catalogue/artwork/loops.json';
import { film } from '#src/catalogue/film.ts';
import { picture } from '#src/catalogue/picture.ts';
import { PATHS } from '#src/config/paths.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { LoopVideo } from '#src/ui/loop-video.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { findBranch } from '#text/catalogue/farewell-branches.ts';
import { FAREWELL } from '#text/farewell.ts';
import styles from './farewell-page.module.css';

const poster = picture(artwork, 'loops/campus', 'scene', FAREWELL.filmAlt);

/** /farewell/{branch}. Each branch has its own route, so other names lead to the 404 page. */
export const mainPicture = { source: poster, sizes: '(min-width: 992px) 640px, calc(100vw - 64px)' };

export default function FarewellPage() {
  const branch = findBranch(useLocation().pathname.split('/')[2]);
  if (!branch) return null;
  const { id, name } = branch;
  return (
    <div className={styles.page}>
      <PageHead
        title={FAREWELL.title(name)}
        description={FAREWELL.description(name)}
        path={PATHS.farewell(id)}
        share="farewell"
      />
      <div className={styles.sheet}>
        <div className={styles.text}>
          <span className={styles.hindi} lang="hi">
            {FAREWELL.hindi}
          </span>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.line}>{FAREWELL.line}</p>
          <LinkButton look="gold" icon="feather" to={PATHS.farewellMessage(id)}>
            {FAREWELL.write}
          </LinkButton>
        </div>
        <div className={styles.frame}>
          <LoopVideo video={film('campus.mp4')} poster={mainPicture.source} sizes={mainPicture.sizes} />
        </div>
      </div>
    </div>
  );
}
