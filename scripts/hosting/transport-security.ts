import type { Environment } from '#scripts/build/settings.ts';
import { settingIn } from '#scripts/build/settings.ts';

const HEADER = /("Strict-Transport-Security", "value": ")[^"]*/;

/** In seconds: browsers use https for so long, even where a link says http. */
const YEAR = 31_536_000;

/**
 * firebase.json with the owner's choice whether browsers insist on https for the subdomains too. A subdomain that has none could
 * not be opened for a year, and nobody can take that back, so it is off unless asked for.
 */
export function withTransportSecurity(config: string, settings: Environment): string {
  const subdomains = settingIn(settings, 'VITE_HSTS_SUBDOMAINS') === 'yes' ? '; includeSubDomains' : '';
  return config.replace(HEADER, `$1max-age=${YEAR}${subdomains}`);
}
