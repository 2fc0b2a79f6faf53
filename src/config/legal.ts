/** The shop's legal name, and whom customers complain to (scripts/build/settings.ts). */
export const LEGAL = {
  name: import.meta.env.VITE_LEGAL_NAME,
  address: import.meta.env.VITE_LEGAL_ADDRESS,
  branches: import.meta.env.VITE_BRANCHES.split(';')
    .map((address) => address.trim())
    .filter(Boolean),
  officer: {
    name: import.meta.env.VITE_GRIEVANCE_NAME,
    email: import.meta.env.VITE_GRIEVANCE_EMAIL,
    phone: import.meta.env.VITE_GRIEVANCE_PHONE,
    /** Without spaces, for links. */
    callNumber: import.meta.env.VITE_GRIEVANCE_CALL_NUMBER,
  },
  /** Until so many days before a function, cancelling costs only what was made already. */
  cancelDays: Number(import.meta.env.VITE_CANCEL_DAYS),
  refundDays: Number(import.meta.env.VITE_REFUND_DAYS),
} as const;
