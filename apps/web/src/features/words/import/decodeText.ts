/** Byte order marks by encoding. */
const marks = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark; null for anything else. */
export function decodeText(bytes: Uint8Array): string | null {
  const [encoding] = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [
    'utf-8',
  ];
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // UTF-16 without a mark is valid UTF-8 with NULs.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
