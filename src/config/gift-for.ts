/** Names of the values by which an invitation tells the gift page whose wedding it is. */
export const GIFT_FOR = { one: 'for', other: 'and', when: 'when' } as const;
