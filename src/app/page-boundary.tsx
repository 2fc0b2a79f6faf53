import type { ReactNode } from 'react';
import { Component } from 'react';
import { PageError } from './page-error.tsx';

interface PageBoundaryProps {
  children: ReactNode;
}

/**
 * Catches what goes wrong in a page: the header and the rest of the site stay, and the page says so with a way on.
 * Give it the address as `key`, so that the next page starts afresh.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError onRetry={reload} /> : this.props.children;
  }
}

/** An error of the page's own code is in what runs here: only the visitor's wish starts it over. */
function reload(asked: boolean): void {
  if (asked) window.location.reload();
}
