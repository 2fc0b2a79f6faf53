import { loadEnv } from 'vite';
import type { Environment } from './settings.ts';

/** The environment and the `.env` files of a mode. */
export function readSettings(mode: 'production' | 'development'): Environment {
  return { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
}
