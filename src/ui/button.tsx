import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import type { LinkProps } from './link.tsx';
import { Link } from './link.tsx';

/** `gold` is the main action on a dark background; `whatsapp` opens WhatsApp; `link` looks like text. */
export type ButtonLook = 'primary' | 'gold' | 'whatsapp' | 'secondary' | 'danger' | 'link';

interface LookProps {
  look?: ButtonLook;
  icon?: IconName;
  full?: boolean;
  small?: boolean;
  children: ReactNode;
}

function classOf(look: ButtonLook, full?: boolean, small?: boolean, busy?: boolean): string {
  if (look === 'link') return styles.link ?? '';
  return [styles.button, styles[look], full && styles.full, small && styles.small, busy && styles.busy]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = LookProps & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean };

/** `busy` ignores clicks and keeps the label. */
export function Button({
  look = 'primary',
  icon,
  full,
  small,
  busy,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      className={classOf(look, full, small, busy)}
    >
      {icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}

type LinkButtonProps = LookProps & Omit<LinkProps, 'className'>;

export function LinkButton({ look = 'primary', icon, full, small, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classOf(look, full, small)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </Link>
  );
}

type OutLinkProps = LookProps & { href: string } & Omit<ComponentProps<'a'>, 'className' | 'href'>;

/** An external link styled as a button, or nothing without an address; web addresses open in a new tab without a referrer. */
export function OutLink({ look = 'whatsapp', icon, full, small, children, href, ...rest }: OutLinkProps) {
  if (href === '') return null;
  const newTab = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...newTab} {...rest} href={href} className={classOf(look, full, small)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </a>
  );
}
