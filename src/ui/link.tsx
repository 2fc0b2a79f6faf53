import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';
import { SITE_BASE } from '#src/lib/site-path.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address within the site; may have `?query` and `#hash`. */
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** Only on the default site: invitations, which have languages of their own, and couples' desks. */
const DEFAULT_SITE_ONLY = /^\/(?:i|my-wedding|at-the-door)(?:[/?#]|$)/;

/** Leaves the app of another language for pages that are not part of it. */
export function Link(props: LinkProps) {
  if (SITE_BASE === '' || !DEFAULT_SITE_ONLY.test(props.to)) return <RoutedLink {...props} />;
  const { to, replace: _replace, state: _state, ...rest } = props;
  return <a {...rest} href={to} />;
}

/** React Router's own `Link` would add 2 kB of prefetching code to every page. */
function RoutedLink({ to, replace, state, onClick, ...rest }: LinkProps) {
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

/** A {@link Link} with `aria-current` on its own page. */
export function MenuLink(props: LinkProps) {
  const current = useMatch(props.to) !== null;
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}
