import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { webApp } from './scripts/build/web-app.ts';

export default defineConfig({
  plugins: [
    react(),
    // Manifest and service worker: installable, and usable without a network.
    ...webApp(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
