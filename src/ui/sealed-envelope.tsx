/** The closed envelope with its seal: what a list or a cart shows while nothing is in it. */
export function SealedEnvelope({ width = 200 }: { width?: number }) {
  return (
    <svg width={width} height={width * 0.58} viewBox="0 0 200 116" aria-hidden="true" focusable="false">
      <rect width="200" height="116" fill="#6b1027" />
      <path d="M0 0H200L100 66Z" fill="#4f0819" />
      <path d="M6 0V110H194V0" fill="none" stroke="#d6a94c" strokeOpacity=".55" />
      <path d="M0 .5L100 66L200 .5" fill="none" stroke="#d6a94c" strokeWidth="1.2" />
      <path d="M0 .5H200" stroke="#d6a94c" />
      <circle cx="100" cy="64" r="18" fill="#d6a94c" />
      <circle cx="100" cy="64" r="14" fill="none" stroke="#7a4f12" strokeWidth=".9" />
    </svg>
  );
}
