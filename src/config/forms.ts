import { SITE } from './site.ts';

/** Where the pop-up and contact forms post to: the form-forwarding provider, addressed to our e-mail (SPEC §7). */
export const FORM_ACTION = `${SITE.formEndpoint}/${SITE.email}`;
