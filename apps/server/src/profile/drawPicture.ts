/**
 * The program that draws one avatar and ends: a picture on standard input, its squares on standard output,
 * or an exit code that says why not. Apart from the server, for decoders take hundreds of megabytes for some
 * pictures, keep them, and are where a hostile file would strike (picture.ts starts it).
 */
import { buffer } from 'node:stream/consumers';
import { avatarEdges, maxAvatarPixels } from '@ena/domain/account/avatar';
import sharp from 'sharp';
import { exitCodes } from './picture.ts';

// Of the decoders there are, only those of raster pictures may see a stranger's file (trust: uploads).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const quality = 82;
/** Kinds of picture that are taken, as the decoder names what it finds in the file. */
const kinds: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const square = (from: Uint8Array, edge: number) =>
  sharp(from, { limitInputPixels: maxAvatarPixels, failOn: 'error' })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .webp({ quality })
    .toBuffer();

async function run(): Promise<number> {
  const bytes = await buffer(process.stdin);
  // Told apart from other faults by our own look at the size, before a pixel is decoded.
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!kinds.has(format) || (format === 'heif' && compression !== 'av1')) return exitCodes.NOT_AN_IMAGE;
  if (width * height > maxAvatarPixels) return exitCodes.TOO_MANY_PIXELS;
  const large = await square(bytes, avatarEdges.large);
  const small = await square(large, avatarEdges.small);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(large.length);
  process.stdout.write(Buffer.concat([length, large, small]));
  return 0;
}

// Whatever the decoder stumbles over, the file is to blame.
process.exitCode = await run().catch(() => exitCodes.NOT_AN_IMAGE);
