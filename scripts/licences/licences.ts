/** The packages that Ena needs in production, by the lock file, and their licences. */

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** A package of this project. */
  readonly link?: boolean;
}

export interface LicencedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

const folder = 'node_modules/';
const unknown = 'unknown';

/** All packages that `npm ci --omit=dev` may install on some platform, each version once, by name. */
export function listProductionPackages({ packages }: LockFile): LicencedPackage[] {
  const found = new Map<string, LicencedPackage>();
  for (const [path, { version, license, dev, link }] of Object.entries(packages)) {
    if (!path.includes(folder) || dev || link || version === undefined) continue;
    const name = path.slice(path.lastIndexOf(folder) + folder.length);
    found.set(`${name}@${version}`, { name, version, licence: license ?? unknown });
  }
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

/** GPL and AGPL oblige whoever passes Ena on, or serves it; the LGPL only those who change the library. */
const isForbiddenTerm = (terms: string) => /(?<!L)GPL/u.test(terms) || terms === unknown;

/** Packages with an unknown licence, or one that is GPL or AGPL without an alternative (`OR`). */
export const findForbidden = (packages: readonly LicencedPackage[]): LicencedPackage[] =>
  packages.filter(({ licence }) => licence.split(' OR ').every(isForbiddenTerm));

/** The content of docs/licences.md. */
export function renderLicences(packages: readonly LicencedPackage[]): string {
  const byLicence = [...Map.groupBy(packages, ({ licence }) => licence)]
    .map(([licence, those]) => `${those.length} ${licence}`)
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  return `# Licences of packages

The packages of other authors that Ena needs in production, by \`package-lock.json\`: ${packages.length} in all, ${byLicence.join(', ')}. Written by
\`npm run licences\`; \`npm test\` fails if it is outdated, or if a package is under the GPL or AGPL. The LGPL is that of libvips, which sharp loads as a
separate library.

Pictures of words that are no drawings of our own are [Fluent Emoji](https://github.com/microsoft/fluentui-emoji) (flat), copyright Microsoft Corporation, MIT licence,
from \`@iconify-json/fluent-emoji-flat\`. The build copies those that are used; the package itself does not run in production.

The same command writes a software bill of materials in CycloneDX format to \`.cache/sbom.cdx.json\`.

Known vulnerabilities: run \`npm audit --omit=dev\`. When this was written, the registry in use did not answer that question (405), so
nobody has looked them up yet.

${packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`).join('\n')}
`;
}
