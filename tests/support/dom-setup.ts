import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadToasts } from '#src/ui/toast.tsx';
import { LONGEST_WAIT_MS } from './until.ts';

configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

// Tests see a toast at once, as in a page that is at rest.
await loadToasts();

/** Removes what a test rendered. */
afterEach(cleanup);
