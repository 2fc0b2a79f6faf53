import { loadEnv } from 'vite';
import { buildSite } from '#scripts/build/build-site.ts';

/** `npm run build`: builds and checks the site in dist/, and writes the configuration to deploy it with. */
await buildSite({ ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env });
