/**
 * Draws the PNG icons of the installed app from public/icon.svg: `node apps/web/renderIcons.ts`. Run it when the icon
 * changes, and commit the files.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CalendarCheck, type LucideIcon, MessagesSquare } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('public/', import.meta.url));
const icon = await readFile(`${folder}icon.svg`, 'utf8');

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`icon.svg does not have ${part} once.`);
  return text.replace(part, replacement);
}

/** The icon without rounded corners: the system cuts it to its own shape, a circle for instance. */
const fullBleed = ['M8 19h48M8 45h48', 'M8 26h48M8 39h48'].reduce(
  (svg, lines) => replaceOnce(svg, lines, lines.replaceAll('M8', 'M0').replaceAll('h48', 'h64')),
  replaceOnce(icon, ' rx="14"', ''),
);

/** The ground of the icon with another picture on it. */
const withGlyph = (glyph: LucideIcon): string => {
  const ground = /^<svg[^>]*><rect[^>]*\/>/u.exec(icon)?.[0];
  if (ground === undefined) throw new Error('icon.svg does not start with its ground.');
  const picture = createElement(glyph, { x: 14, y: 14, size: 36, color: '#fff7f2' });
  return `${ground}${renderToStaticMarkup(picture)}</svg>`;
};

await mkdir(`${folder}icons`, { recursive: true });
for (const [file, svg, size] of [
  ['icons/icon-192.png', icon, 192],
  ['icons/icon-512.png', icon, 512],
  ['icons/maskable-512.png', fullBleed, 512],
  ['apple-touch-icon.png', fullBleed, 180],
  ['icons/today-96.png', withGlyph(CalendarCheck), 96],
  ['icons/phrasebook-96.png', withGlyph(MessagesSquare), 96],
] as const)
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(folder + file);
