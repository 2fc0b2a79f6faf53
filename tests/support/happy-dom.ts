/** Otherwise map frames would be fetched. */
export const HAPPY_DOM = { settings: { disableIframePageLoading: true } } as const;
