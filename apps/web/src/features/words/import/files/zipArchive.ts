/**
 * Reads single files of a ZIP archive (PKWARE APPNOTE 6.3.10) from a Blob: only they and the directory are loaded, so
 * that the media of a large collection cost nothing.
 */
import { ImportFailure } from './importProblem.ts';

/** Size of the unpacked files of one archive together: what a phone can hold. */
export const maxUnpackedBytes = 256 * 1024 * 1024;
const maxDirectoryBytes = 32 * 1024 * 1024;

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly headerOffset: number;
}

export interface ZipArchive {
  /** Names of files in lower case, with slashes: the parts of an Excel workbook are named without regard to case. */
  readonly names: ReadonlySet<string>;
  /** The content of a file. Throws an ImportFailure if it does not exist, is damaged, or makes the total too large. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
}

const viewOf = async (file: Blob, start: number, end: number) =>
  new DataView(await file.slice(start, end).arrayBuffer());
const uint64 = (view: DataView, offset: number) => Number(view.getBigUint64(offset, true));

const endSize = 22;
const locatorSize = 20;

/** Where the directory is: the last record of the archive says so, or, in a ZIP64 archive, the one before it. */
async function findDirectory(file: Blob): Promise<{ offset: number; size: number }> {
  const tailStart = Math.max(0, file.size - endSize - locatorSize - 0xffff);
  const tail = await viewOf(file, tailStart, file.size);
  for (let at = tail.byteLength - endSize; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    const locator = at - locatorSize;
    if (locator >= 0 && tail.getUint32(locator, true) === 0x07064b50) {
      const start = uint64(tail, locator + 8);
      const record = await viewOf(file, start, start + 56);
      if (record.getUint32(0, true) !== 0x06064b50) throw new ImportFailure('damaged');
      return { size: uint64(record, 40), offset: uint64(record, 48) };
    }
    return { size: tail.getUint32(at + 12, true), offset: tail.getUint32(at + 16, true) };
  }
  throw new ImportFailure('damaged');
}

/** Sizes and the offset of an entry, which a ZIP64 archive has in an extra field where they exceed 32 bits. */
function sizesOf(view: DataView, at: number, extraStart: number, extraEnd: number) {
  const values = [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ] as const;
  let extra = extraStart;
  while (extra + 4 <= extraEnd && view.getUint16(extra, true) !== 1)
    extra += 4 + view.getUint16(extra + 2, true);
  let next = extra + 4;
  const [size, packedSize, headerOffset] = values.map((value) => {
    if (value !== 0xffffffff) return value;
    next += 8;
    return uint64(view, next - 8);
  });
  return { size: size ?? 0, packedSize: packedSize ?? 0, headerOffset: headerOffset ?? 0 };
}

async function readDirectory(file: Blob): Promise<ReadonlyMap<string, Entry>> {
  const { offset, size } = await findDirectory(file);
  if (size > maxDirectoryBytes) throw new ImportFailure('tooLarge');
  const view = await viewOf(file, offset, offset + size);
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = 0;
  while (at < size) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new ImportFailure('damaged');
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const name = decoder.decode(new Uint8Array(view.buffer, at + 46, nameEnd - at - 46));
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      ...sizesOf(view, at, nameEnd, extraEnd),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Reads a stream of exactly `size` bytes, and no more of a longer one: the size in a directory can be wrong. */
async function readStream(stream: ReadableStream<Uint8Array>, size: number) {
  const bytes = new Uint8Array(size);
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > size) {
      void reader.cancel();
      throw new ImportFailure('damaged');
    }
    bytes.set(value, length);
    length += value.length;
  }
  if (length !== size) throw new ImportFailure('damaged');
  return bytes;
}

/** Opens an archive. Throws an ImportFailure if its directory is damaged. */
export async function openZip(file: Blob, maxBytes = maxUnpackedBytes): Promise<ZipArchive> {
  const entries = await readDirectory(file);
  let unpackedBytes = 0;
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry || entry.isEncrypted) throw new ImportFailure('damaged');
    const { method, size, packedSize, headerOffset } = entry;
    unpackedBytes += size;
    if (unpackedBytes > maxBytes) throw new ImportFailure('tooLarge');
    const header = await viewOf(file, headerOffset, headerOffset + 30);
    if (header.getUint32(0, true) !== 0x04034b50) throw new ImportFailure('damaged');
    const start = headerOffset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
    const packed = file.slice(start, start + packedSize).stream();
    if (method === 0) return await readStream(packed, size);
    if (method !== 8) throw new ImportFailure('damaged');
    return await readStream(packed.pipeThrough(new DecompressionStream('deflate-raw')), size);
  };
  return { names: new Set(entries.keys()), read };
}
