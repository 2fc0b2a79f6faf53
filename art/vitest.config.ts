import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Drawing a picture takes seconds.
    testTimeout: 60_000,
  },
});
