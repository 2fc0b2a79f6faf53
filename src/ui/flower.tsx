/** The brand's eight-petal flower, also the placeholder of a picture that failed to load. */
export function Flower({ size = 52 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.6">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} d="M0 -7C6 -11 6 -18 0 -24C-6 -18 -6 -11 0 -7Z" transform={`rotate(${turn})`} />
        ))}
        <circle r="5" />
      </g>
      <circle r="1.8" fill="currentColor" />
    </svg>
  );
}
