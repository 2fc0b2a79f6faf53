export const DINNER = {
  label: 'The dinner you are planning',
  of: (couple: string) => `Wedding of ${couple}`,
  left: 'Left to choose',
  leftAll: 'Nothing yet',
  leftFrom: 'Nothing yet from',
  others: 'Your other dinners',
  continueWith: (name: string, dishes: string) => `Continue with ${name}: ${dishes}`,
  countedAt: (time: string) => `Counted from your guests’ replies on ${time} IST.`,
  /** `guests` as in `150 guests`. */
  ownNumber: (guests: string) => `You typed ${guests}: that is the number in your order.`,
  forget: 'Order without these plates',
  moreGuests: (count: string) => `${count} more since you planned`,
  fewerGuests: (count: string) => `${count} fewer since you planned`,
  otherFood: 'The food has changed since you planned',
  otherDay: 'Your invitation names another day',
  otherPlace: 'The name or place on your invitation has changed',
  now: (plates: string) => `Your guests’ replies now say ${plates}.`,
  nowOn: (day: string) => `On your invitation it is on ${day}.`,
  nowAt: (name: string, place: string) =>
    `Your invitation now says: ${[name, place].filter(Boolean).join(', ')}.`,
  takeOver: 'Update my order',
  takenOver: 'It is in your order now.',
} as const;
