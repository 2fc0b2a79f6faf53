import { SITE } from './site.ts';

export const FORM_ACTION = `${SITE.formEndpoint}/${SITE.email}`;

export const FORM_JSON_ACTION = `${SITE.formEndpoint}/ajax/${SITE.email}`;
