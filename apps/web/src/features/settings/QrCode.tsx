import { encode } from 'uqr';

/** A QR code, drawn in this browser: its content is sent nowhere. Always dark on white, which scanners expect. */
export default function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
