import type { ReactNode } from 'react';
import { Component } from 'react';
import { PageError } from './page-error.tsx';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Shows an error page when a page throws. Pass the address as `key`, so that the next page starts afresh. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError onRetry={reload} /> : this.props.children;
  }
}

/** The error is in code that has already loaded, so only a reload that the visitor wants can help. */
function reload(manual: boolean): void {
  if (manual) window.location.reload();
}
