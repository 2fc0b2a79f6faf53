export const BRAND = {
  name: import.meta.env.VITE_NAME,
  /** In every language as the owner writes it, usually in Latin letters: on the wordmark. */
  nameLatin: import.meta.env.VITE_NAME,
  /** The same where the owner gives no Hindi name. */
  nameHindi: import.meta.env.VITE_NAME_HINDI,
  /** The first letter of the Hindi name, as on the app's icon. */
  mark: import.meta.env.VITE_MARK,
  tagline: import.meta.env.VITE_TAGLINE,
} as const;

export const CITY = import.meta.env.VITE_CITY;

export const HOURS = import.meta.env.VITE_HOURS;

/** What the grievance officer is in the business. */
export const OFFICER_ROLE = import.meta.env.VITE_GRIEVANCE_ROLE;
