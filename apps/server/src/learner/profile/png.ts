/** What a picture needs: pixels, palette, transparency, color profile, orientation. */
const neededChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'iCCP', 'eXIf', 'IDAT', 'IEND']);
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and checksum. */
const chunkFrameBytes = 12;

/**
 * A PNG with nothing but what the picture needs; any other file as it is. Compressed texts (zTXt, iTXt) of a file of 2 MB
 * inflate to gigabytes: libpng limits each of them, but not their number.
 */
export function withoutExtraChunks(file: Buffer): Buffer {
  if (!file.subarray(0, signature.length).equals(signature)) return file;
  const kept: Buffer[] = [signature];
  for (let start = signature.length; start + chunkFrameBytes <= file.length; ) {
    const end = start + chunkFrameBytes + file.readUInt32BE(start);
    if (neededChunks.has(file.toString('latin1', start + 4, start + 8))) kept.push(file.subarray(start, end));
    start = end;
  }
  return Buffer.concat(kept);
}
