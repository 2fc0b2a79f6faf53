import { startApp } from './app/boot/start.tsx';

startApp();
