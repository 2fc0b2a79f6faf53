import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Removes what a test rendered. */
afterEach(cleanup);
