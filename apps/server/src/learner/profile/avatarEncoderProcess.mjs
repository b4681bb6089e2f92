/**
 * Child process that encodes one avatar: reads a picture from standard input, and writes its two squares to standard
 * output; or exits with `refused` and writes the error code. Started by avatarEncoder.ts, which also limits its memory
 * and time. JavaScript, because Node.js strips types with WebAssembly, which `--jitless` excludes.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Exit code of a refused picture. */
const refused = 3;
/**
 * Maximum memory in bytes that a decoder may keep for the whole picture. With Node.js and libvips, which take 60 MB, and
 * with the lines that are resized, the process stays below 140 MB (`npm run bench images`).
 */
const maxDecoderBytes = 44_000_000;
const quality = 82;

// Only decoders of raster formats may process uploads.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** @typedef {{ maxPixels: number, maxEdge: number, largeEdge: number, smallEdge: number }} Limits */

/**
 * Bytes per pixel that the decoder keeps for the whole picture, as measured; 0 if it decodes line by line.
 * @param {import('sharp').Metadata} header
 * @param {Buffer} bytes
 */
function decoderBytesPerPixel({ format, isProgressive, depth, channels, chromaSubsampling }, bytes) {
  if (format === 'heif') return 21;
  if (format === 'gif') return 5;
  if (format === 'webp') return bytes.includes('VP8L') ? 9 : 3;
  // 16-bit coefficients of all components.
  if (format === 'jpeg' && isProgressive) return chromaSubsampling === '4:2:0' ? channels : 2 * channels;
  // 16-bit PNG, interlaced or not: the lines that are resized are wider, too.
  if (depth === 'ushort') return 2.5 * channels;
  return isProgressive ? channels : 0;
}

/** @param {Buffer} bytes */
const readHeader = async (bytes) => sharp(bytes, { limitInputPixels: false }).metadata();

/**
 * The error code of a picture that is refused by its header, before any pixel is decoded; otherwise null.
 * @param {Buffer} bytes
 * @param {Limits} limits
 */
async function checkHeader(bytes, { maxPixels, maxEdge }) {
  const header = await readHeader(bytes).catch(() => null);
  // libvips allocates the pixels of WebP when it reads the header, which fails if they are too many.
  if (header === null)
    return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'IMAGE_UNREADABLE' : 'NOT_AN_IMAGE';
  if (header.format === 'heif' && header.compression !== 'av1') return 'NOT_AN_IMAGE';
  const pixels = header.width * header.height;
  return pixels > maxPixels ||
    Math.max(header.width, header.height) > maxEdge ||
    pixels * decoderBytesPerPixel(header, bytes) > maxDecoderBytes
    ? 'TOO_MANY_PIXELS'
    : null;
}

/** @param {Uint8Array} from @param {number} edge @param {number} maxPixels */
const square = (from, edge, maxPixels) =>
  sharp(from, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .webp({ quality })
    .toBuffer();

/** @param {Uint8Array} bytes @param {Limits} limits */
async function encode(bytes, { maxPixels, largeEdge, smallEdge }) {
  const large = await square(bytes, largeEdge, maxPixels);
  const small = await square(large, smallEdge, maxPixels);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(large.length);
  return Buffer.concat([length, large, small]);
}

const [maxPixels = 0, maxEdge = 0, largeEdge = 0, smallEdge = 0] = process.argv.slice(2).map(Number);
const limits = { maxPixels, maxEdge, largeEdge, smallEdge };
const bytes = await buffer(process.stdin);
const problem = await checkHeader(bytes, limits);
// The header is valid, so a decoder that fails means a damaged picture, or one that exceeds the memory of the process.
const output = problem ?? (await encode(bytes, limits).catch(() => 'IMAGE_UNREADABLE'));
if (typeof output === 'string') process.exitCode = refused;
process.stdout.write(output);
