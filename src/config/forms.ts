import { SITE } from './site.ts';

/** Where a browser without scripts posts the pop-up and contact forms: the form service, to our e-mail (specification §7). */
export const FORM_ACTION = `${SITE.formEndpoint}/${SITE.email}`;

/** The same service's address that answers in JSON. */
export const FORM_JSON_ACTION = `${SITE.formEndpoint}/ajax/${SITE.email}`;
