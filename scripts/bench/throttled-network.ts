/** The network of Lighthouse's phone, for `Network.emulateNetworkConditions`: milliseconds, and bytes a second. */
export const THROTTLED_NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
} as const;
