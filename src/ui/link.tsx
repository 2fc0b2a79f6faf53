import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

/** All that an anchor takes, with an address of ours for its own. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of this site, `?query` and `#place` included. */
  to: string;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** What the new entry of the history carries. */
  state?: unknown;
}

/**
 * A link to a page of this site, which opens without a reload. React Router's own `Link` brings the code of its
 * prefetching along: 2 kB of every page's scripts, and we fetch ahead by our own rules.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, replace === undefined ? { state } : { replace, state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link of a menu, which says when its page is the one in view. */
export function MenuLink(props: LinkProps) {
  const current = useMatch(props.to) !== null;
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}
