import type { Branch } from './limits.ts';
import { setting } from './setting.ts';

const env = import.meta.env;

/** The owner's shared folder of each branch, where those who leave upload their memories. */
export const FAREWELL_FOLDERS: Readonly<Record<Branch, string>> = {
  electrical: setting(env.VITE_FAREWELL_ELECTRICAL, 'https://drive.example/shagun-farewell/electrical'),
  mechanical: setting(env.VITE_FAREWELL_MECHANICAL, 'https://drive.example/shagun-farewell/mechanical'),
  it: setting(env.VITE_FAREWELL_IT, 'https://drive.example/shagun-farewell/it'),
  ece: setting(env.VITE_FAREWELL_ECE, 'https://drive.example/shagun-farewell/ece'),
  civil: setting(env.VITE_FAREWELL_CIVIL, 'https://drive.example/shagun-farewell/civil'),
  chemical: setting(env.VITE_FAREWELL_CHEMICAL, 'https://drive.example/shagun-farewell/chemical'),
  mining: setting(env.VITE_FAREWELL_MINING, 'https://drive.example/shagun-farewell/mining'),
  metal: setting(env.VITE_FAREWELL_METAL, 'https://drive.example/shagun-farewell/metal'),
  cse: setting(env.VITE_FAREWELL_CSE, 'https://drive.example/shagun-farewell/cse'),
};
