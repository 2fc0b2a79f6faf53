import { loadEnv } from 'vite';
import type { Environment } from './settings.ts';

export function readSettings(): Environment {
  return { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env };
}
