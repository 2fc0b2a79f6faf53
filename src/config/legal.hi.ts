import * as english from './legal.ts';

export const LEGAL = {
  ...english.LEGAL,
  officer: { ...english.LEGAL.officer, role: import.meta.env.VITE_GRIEVANCE_ROLE_HINDI },
} as const;
