import type { LinkProps } from './link.tsx';
import { Link as RouterLink, MenuLink as RouterMenuLink } from './link.tsx';

/** Addresses without a Hindi twin that Hindi pages link to. */
const ENGLISH_ONLY = /^\/(?:i|my-wedding|at-the-door)(?:[/?#]|$)/;

/** A link within the site; leaves the Hindi app for pages that are not part of it. */
export function Link({ to, replace, state, ...rest }: LinkProps) {
  if (ENGLISH_ONLY.test(to)) return <a {...rest} href={to} />;
  const following = replace === undefined ? { state } : { replace, state };
  return <RouterLink {...rest} {...following} to={to} />;
}

export const MenuLink = RouterMenuLink;
