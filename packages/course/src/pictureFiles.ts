/** The files of the pictures that words have, for the build of the web app: the server does not need the package of emoji. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { covers } from './covers.ts';
import { packCovers } from './packs/covers.ts';
import { type PictureRow, pictureRows } from './pictures.ts';

const readPackageFile = (name: string): unknown =>
  JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`@iconify-json/fluent-emoji-flat/${name}`)), 'utf8'),
  );

/** The package of Fluent Emoji, as far as pictures need it. */
interface EmojiSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}
// as: the format of the package (Iconify JSON).
const emoji = readPackageFile('icons.json') as EmojiSet;
// as: every package.json has it.
const { version: emojiVersion } = readPackageFile('package.json') as { readonly version: string };

const ownFolder = fileURLToPath(new URL('pictures/', import.meta.url));
/** Our own drawings by name. */
export const ownPictures: ReadonlyMap<string, string> = new Map(
  readdirSync(ownFolder)
    .toSorted()
    .map((file) => [file.replace(/\.svg$/u, ''), readFileSync(`${ownFolder}${file}`, 'utf8')]),
);

const size = 32;

/** An emoji as SVG; undefined if there is none of this name. */
export function emojiSvg(name: string): string | undefined {
  const icon = Object.hasOwn(emoji.icons, name) ? emoji.icons[name] : undefined;
  return (
    icon &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.width ?? emoji.width ?? size} ${icon.height ?? emoji.height ?? size}">${icon.body}</svg>`
  );
}

/** The pictures of words, and those on the cards of lessons and packs. */
export const usedPictures: readonly Pick<PictureRow, 'source' | 'name'>[] = [
  ...pictureRows,
  ...[...Object.values(covers), ...Object.values(packCovers)].map((name) => ({
    source: ownPictures.has(name) ? ('own' as const) : ('emoji' as const),
    name,
  })),
];

/** SVG by name of the picture. @throws Error if one that is used does not exist */
export const pictureFiles = (): ReadonlyMap<string, string> =>
  new Map(
    usedPictures.map(({ source, name }) => {
      const svg = source === 'own' ? ownPictures.get(name) : emojiSvg(name);
      if (svg === undefined) throw new Error(`There is no picture ${source}:${name}.`);
      return [name, svg];
    }),
  );

/** Changes when a picture that had been served may have changed; not when one is added from the package. */
export const pictureVersion: string = createHash('sha256')
  .update(emojiVersion)
  .update(JSON.stringify([...ownPictures]))
  .digest('hex')
  .slice(0, 8);
