import { loadEnv } from 'vite';
import type { Environment } from './settings.ts';

/** The environment and the `.env` files of a build. */
export function readSettings(): Environment {
  return { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env };
}
