/**
 * Child process that encodes one avatar: reads a picture from standard input and writes its squares to standard
 * output, or exits with an error code. Separate from the server, because image decoders can take hundreds of
 * megabytes, do not release them, and are exposed to malicious files. Started by avatarEncoder.ts.
 */
import { buffer } from 'node:stream/consumers';
import { avatarEdges, maxAvatarPixels } from '@ena/domain/account/avatar';
import sharp from 'sharp';
import { exitCodes } from './avatarEncoder.ts';

// Only decoders of raster formats may process uploads.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const quality = 82;
/** Accepted formats, as detected from the content of the file. */
const acceptedFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const square = (from: Uint8Array, edge: number) =>
  sharp(from, { limitInputPixels: maxAvatarPixels, failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .webp({ quality })
    .toBuffer();

async function run(): Promise<number> {
  const bytes = await buffer(process.stdin);
  // The size is checked here, before any pixel is decoded, to distinguish this error from others.
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!acceptedFormats.has(format) || (format === 'heif' && compression !== 'av1'))
    return exitCodes.NOT_AN_IMAGE;
  if (width * height > maxAvatarPixels) return exitCodes.TOO_MANY_PIXELS;
  const large = await square(bytes, avatarEdges.large);
  const small = await square(large, avatarEdges.small);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(large.length);
  process.stdout.write(Buffer.concat([length, large, small]));
  return 0;
}

// Any error of the decoder means an invalid file.
process.exitCode = await run().catch(() => exitCodes.NOT_AN_IMAGE);
