/** Who the shop is by law, and whom one complains to (scripts/build/settings.ts). */
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
    /** The same without spaces, for links. */
    callNumber: import.meta.env.VITE_GRIEVANCE_CALL_NUMBER,
  },
  /** Days before a function until which cancelling costs nothing but what was made already. */
  cancelDays: Number(import.meta.env.VITE_CANCEL_DAYS),
  refundDays: Number(import.meta.env.VITE_REFUND_DAYS),
} as const;
