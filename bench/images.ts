/**
 * Memory and time of uploaded pictures, through the whole server on its embedded database: the largest accepted ones of
 * each kind, generated here, and others that must be refused by their header. Memory is the growth of the resident
 * memory of the server and its encoder process together, sampled every 3 ms; pages that both share count twice. Linux.
 */
import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { maxAvatarBytes } from '../packages/domain/src/account/avatar.ts';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { createBenchServer } from './lib/benchServer.ts';
import { report } from './lib/report.mjs';

const maxGrowthMb = 150;
const maxMs = 2000;
/** An encoder that has decoded no pixel takes about 60 MB, or 80 MB for a file of 2 MB. */
const maxHeaderGrowthMb = 90;
const sampleMs = 3;

const noise = await sharp({
  create: {
    width: 200,
    height: 150,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();
/** Looks like a photo to an encoder: neither flat nor random. */
const photo = (width: number, height: number) =>
  sharp(noise).resize(width, height, { fit: 'fill', kernel: 'cubic' });
const flat = (width: number, height: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background: { r: 50, g: 80, b: 90, alpha: 0.5 } } });
const in16Bits = (picture: Sharp) => picture.toColourspace('rgb16');
const upright = (picture: Sharp) => picture.withMetadata({ orientation: 6 });
/** An animation; pictures of one color, so that it stays small. */
async function animation(width: number, height: number, count: number): Promise<Sharp> {
  const frames = Array.from({ length: count }, (_, frame) =>
    sharp({ create: { width, height, channels: 3, background: { r: frame % 256, g: 40, b: 90 } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}
const full = { chromaSubsampling: '4:4:4' } as const;

const accepted: Readonly<Record<string, () => Promise<Buffer>>> = {
  'JPEG of a phone, 4032 x 3024': () => photo(4032, 3024).jpeg({ quality: 80 }).toBuffer(),
  'JPEG, 4000 x 4000, full chroma': () =>
    photo(4000, 4000)
      .jpeg({ quality: 60, ...full })
      .toBuffer(),
  'JPEG, 5000 x 3200, turned': () => upright(photo(5000, 3200)).jpeg({ quality: 60 }).toBuffer(),
  'JPEG, CMYK, 4000 x 4000': () =>
    photo(4000, 4000)
      .toColourspace('cmyk')
      .jpeg({ quality: 5, ...full })
      .toBuffer(),
  'progressive JPEG, 4800 x 3050': () =>
    photo(4800, 3050).jpeg({ progressive: true, quality: 70 }).toBuffer(),
  'progressive JPEG, full chroma, 2700 x 2700': () =>
    photo(2700, 2700)
      .jpeg({ progressive: true, quality: 80, ...full })
      .toBuffer(),
  'PNG, 4000 x 4000': () => flat(4000, 4000).png().toBuffer(),
  'PNG, 5000 x 3200': () => flat(5000, 3200).png().toBuffer(),
  'PNG, 5000 x 3200, turned': () => upright(flat(5000, 3200)).png().toBuffer(),
  'interlaced PNG, 3300 x 3300': () => flat(3300, 3300).png({ progressive: true }).toBuffer(),
  'interlaced PNG, 5000 x 2200': () => flat(5000, 2200).png({ progressive: true }).toBuffer(),
  '16-bit PNG, 5000 x 870': () => in16Bits(flat(5000, 870)).png().toBuffer(),
  '16-bit interlaced PNG, 5000 x 870': () => in16Bits(flat(5000, 870)).png({ progressive: true }).toBuffer(),
  'WebP, 4000 x 3600': () => photo(4000, 3600).webp({ effort: 0, quality: 40 }).toBuffer(),
  'WebP with alpha, 4000 x 3600': () =>
    photo(4000, 3600).ensureAlpha(0.5).webp({ effort: 0, quality: 40 }).toBuffer(),
  'lossless WebP, 2200 x 2200': () => flat(2200, 2200).webp({ lossless: true, effort: 0 }).toBuffer(),
  'animated WebP, 10 of 2200 x 2200': async () =>
    (await animation(2200, 2200, 10)).webp({ effort: 0 }).toBuffer(),
  'animated WebP, 1000 of 16 x 16': async () =>
    (await animation(16, 16, 1000)).webp({ effort: 0 }).toBuffer(),
  'GIF, 2950 x 2950': () => flat(2950, 2950).gif().toBuffer(),
  'GIF, 5000 x 1750': () => flat(5000, 1750).gif().toBuffer(),
  'animated GIF, 5 of 2950 x 2950': async () =>
    (await animation(2950, 2950, 5)).gif({ effort: 1 }).toBuffer(),
  'animated GIF, 1000 of 16 x 16': async () => (await animation(16, 16, 1000)).gif({ effort: 1 }).toBuffer(),
  'AVIF, 1920 x 1080': () => photo(1920, 1080).avif({ effort: 0, quality: 60 }).toBuffer(),
  'AVIF, 12 bits, full chroma, alpha, 1440 x 1440': () =>
    photo(1440, 1440)
      .ensureAlpha(0.5)
      .avif({ effort: 0, bitdepth: 12, ...full })
      .toBuffer(),
};
const refused: typeof accepted = {
  'AVIF of a few hundred bytes, 4000 x 4000': () => flat(4000, 4000, 3).avif({ effort: 0 }).toBuffer(),
  'AVIF, 1500 x 1500': () => flat(1500, 1500).avif({ effort: 0 }).toBuffer(),
  '16-bit PNG, 4000 x 4000': () => in16Bits(flat(4000, 4000)).png().toBuffer(),
  'interlaced PNG, 4000 x 4000': () => flat(4000, 4000).png({ progressive: true }).toBuffer(),
  'PNG, 12000 x 1000': () => flat(12_000, 1000).png().toBuffer(),
  'progressive JPEG, full chroma, 4000 x 4000': () =>
    photo(4000, 4000)
      .jpeg({ progressive: true, quality: 50, ...full })
      .toBuffer(),
  'GIF, 4000 x 4000': () => flat(4000, 4000).gif().toBuffer(),
  'lossless WebP of 38 bytes, 4000 x 4000': () =>
    flat(4000, 4000).webp({ lossless: true, effort: 0 }).toBuffer(),
};

await ensureInstalled();
await ensureBuilt();
const server = await createBenchServer(null, Object.keys(accepted).length + Object.keys(refused).length + 1);
try {
  await server.start();
  const pid = server.pid();
  let used = 0;
  const upload = async (body: Buffer) => {
    if (body.length > maxAvatarBytes) throw new Error(`A generated picture has ${body.length} bytes.`);
    const headers = { ...server.learners[used++]?.headers, origin: server.url };
    const before = residentMb(pid);
    let peak = before;
    const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), sampleMs);
    const start = performance.now();
    const response = await fetch(`${server.url}/api/profile/avatar`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/png' },
      body: new Uint8Array(body),
    });
    const ms = performance.now() - start;
    clearInterval(timer);
    const text = await response.text();
    return { growthMb: peak - before, ms, status: response.status, text };
  };
  // Warms the server up.
  await upload(await flat(100, 100).png().toBuffer());
  let wrong = 0;
  for (const [name, make] of Object.entries(accepted)) {
    const { growthMb, ms, status, text } = await upload(await make());
    if (status !== 200) console.log(`${name}: ${status} ${text}`);
    if (status !== 200) wrong++;
    report(`${name}, memory`, growthMb, 'MB', maxGrowthMb);
    report(`${name}, time`, ms, 'ms', maxMs);
  }
  for (const [name, make] of Object.entries(refused)) {
    const { growthMb, status, text } = await upload(await make());
    if (status !== 422 || !text.includes('TOO_MANY_PIXELS')) wrong++;
    report(`${name}, refused, memory`, growthMb, 'MB', maxHeaderGrowthMb);
  }
  report('wrongly accepted or refused', wrong, '', 0);
} finally {
  await server.stop('SIGTERM');
  server.remove();
}

/** Resident memory of a process and its children in MB. */
function residentMb(pid: number): number {
  const children = readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  // Between fork and exec a child shows the memory of its parent, which it shares.
  const started = children.filter((child) => readProc(child, 'cmdline') !== readProc(pid, 'cmdline'));
  return [pid, ...started]
    .map((each) => (Number(/VmRSS:\s+(\d+)/u.exec(readProc(each, 'status'))?.[1] ?? 0) * 1024) / 1e6)
    .reduce((sum, mb) => sum + mb, 0);
}

/** A file in /proc; empty if the process has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
