export function SealedEnvelope({ width = 200 }: { width?: number }) {
  return (
    <svg width={width} height={width * 0.58} viewBox="0 0 200 116" aria-hidden="true" focusable="false">
      <rect width="200" height="116" fill="var(--maroon)" />
      <path d="M0 0H200L100 66Z" fill="var(--wine)" />
      <path d="M6 0V110H194V0" fill="none" stroke="var(--gold)" strokeOpacity=".55" />
      <path d="M0 .5L100 66L200 .5" fill="none" stroke="var(--gold)" strokeWidth="1.2" />
      <path d="M0 .5H200" stroke="var(--gold)" />
      <circle cx="100" cy="64" r="18" fill="var(--gold)" />
      <circle cx="100" cy="64" r="14" fill="none" stroke="var(--deepgold)" strokeWidth=".9" />
    </svg>
  );
}
