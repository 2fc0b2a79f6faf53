import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address within the site; may have `?query` and `#hash`. */
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link within the site. React Router's own `Link` would add 2 kB of prefetching code to every page. */
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

/** A {@link Link} with `aria-current` on its own page. */
export function MenuLink(props: LinkProps) {
  const current = useMatch(props.to) !== null;
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}
