/**
 * Makes avatars from uploaded pictures (decisions D34 and 83). Uploaded bytes are never stored: the pixels are encoded
 * anew, without metadata and anything else that the file contains. Loaded with the first upload.
 */
import { avatarEdges, maxAvatarEdge, maxAvatarPixels } from '@ena/domain/account/avatar';
import sharp, { type Metadata } from 'sharp';
import { Failure } from '../../platform/failure.ts';
import { withoutExtraChunks } from './png.ts';

export interface Avatar {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

// The other decoders of libvips may not process uploads.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
sharp.cache(false);
sharp.concurrency(1);

const quality = 82;
/** A photo takes a tenth of a second, the slowest accepted picture one second. */
const timeoutSeconds = 5;
/** Each scan of a progressive JPEG walks through the whole picture, which no timeout interrupts. Usual are 10. */
const maxJpegScans = 40;
/** Bounds the queue, because each waiting upload holds up to 2 MB of memory. */
const maxWaiting = 16;

let lastEncoding: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Two square WebP images, rotated upright; of an animation the first frame. Encodes one picture at a time. Throws
 * NOT_AN_IMAGE, TOO_MANY_PIXELS, IMAGE_UNREADABLE, UNAVAILABLE.
 */
export function encodeAvatar(bytes: Uint8Array): Promise<Avatar> {
  if (waiting >= maxWaiting)
    return Promise.reject(
      new Failure('UNAVAILABLE', 'Too many pictures are being processed; try again soon.', 5),
    );
  waiting++;
  const encoded = lastEncoding.then(() => encode(Buffer.from(bytes))).finally(() => waiting--);
  lastEncoding = encoded.catch(() => undefined);
  return encoded;
}

async function encode(upload: Buffer): Promise<Avatar> {
  const picture = withoutExtraChunks(upload);
  const header = await readHeader(picture).catch(() => null);
  if (header === null) throw new Failure('NOT_AN_IMAGE', 'JPEG, PNG and WebP are accepted.');
  if (isTooLarge(header)) throw new Failure('TOO_MANY_PIXELS', 'The picture has too many pixels.');
  try {
    if (header.format === 'jpeg' && countScans(picture) > maxJpegScans) throw new Error('Too many scans.');
    const large = await encodeSquare(picture, avatarEdges.large);
    return { large, small: await encodeSquare(large, avatarEdges.small) };
  } catch {
    throw new Failure('IMAGE_UNREADABLE', 'The picture is damaged, or takes too much time or memory.');
  }
}

const readHeader = async (picture: Buffer): Promise<Metadata> =>
  sharp(picture, { limitInputPixels: false }).metadata();

/** Pixels of 16 bits per channel, or of CMYK, may take twice the memory. */
function isTooLarge({ width, height, depth, space }: Metadata): boolean {
  const maxPixels = depth !== 'uchar' || space === 'cmyk' ? maxAvatarPixels / 2 : maxAvatarPixels;
  return width * height > maxPixels || Math.max(width, height) > maxAvatarEdge;
}

const encodeSquare = (picture: Buffer, edge: number): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: maxAvatarPixels, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .webp({ quality })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();

const startOfScan = Buffer.from([0xff, 0xda]);
function countScans(jpeg: Buffer): number {
  let count = 0;
  for (let at = jpeg.indexOf(startOfScan); at >= 0; at = jpeg.indexOf(startOfScan, at + 2)) count++;
  return count;
}
