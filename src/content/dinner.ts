/** Texts of a dinner that was planned from guests' replies. */
export const DINNER = {
  label: 'The dinner you are planning',
  of: (couple: string) => `Wedding of ${couple}`,
  left: 'Left to choose',
  leftAll: 'Nothing yet',
  leftFrom: 'Nothing yet from',
  others: 'Your other dinners',
  continueWith: (name: string, dishes: string) => `Continue with ${name}: ${dishes}`,
  countedAt: (time: string) => `Counted from your guests’ replies on ${time} IST.`,
  ownNumber: (guests: string) => `You typed ${guests} guests: your order says that number.`,
  forget: 'Order without these plates',
  moreGuests: (count: string) => `${count} more since you planned`,
  fewerGuests: (count: string) => `${count} fewer since you planned`,
  otherFood: 'The food has changed since you planned',
  now: (plates: string) => `Your guests’ replies now say ${plates}.`,
  takeOver: 'Take over the new count',
  takenOver: 'The new count is in your order.',
} as const;
