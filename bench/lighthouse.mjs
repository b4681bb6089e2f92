/**
 * Lighthouse's scores of public pages in its mobile preset (slow 4G and processor, simulated), against the real server.
 * Lighthouse is fetched by `npm exec`, not installed: it has too many packages for a tool that is run rarely.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../scripts/lib/child.mjs';
import { chromiumArgs } from '../scripts/lib/chromium.mjs';
import { report, reportAtLeast } from './lib/report.mjs';
import { requireChromium, runWithServer } from './lib/runInChromium.mjs';

const lighthouse = 'lighthouse@13.5.0';
const pages = ['/', '/phrases'];
const goal = 100;
/** Of the metrics, by Lighthouse's names. */
const units = {
  'largest-contentful-paint': 'ms',
  'total-blocking-time': 'ms',
  'cumulative-layout-shift': '',
};

/**
 * @typedef {{ score: number | null, title: string, numericValue?: number, displayValue?: string,
 *   details?: { items?: { node?: { snippet: string } }[] } }} Audit
 * @typedef {{ score: number, title: string, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Result
 */

/**
 * @param {string} url
 * @param {string} file where the result is written
 * @returns {Promise<Result>}
 */
async function run(url, file) {
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const options = [
    `--output-path=${file}`,
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--quiet',
    `--chrome-flags=--headless ${chromiumArgs.join(' ')}`,
  ];
  const { code } = await startChild(command, [...first, 'exec', '--yes', '--', lighthouse, url, ...options], {
    cwd: tmpdir(),
    show: true,
    env: { CHROME_PATH: requireChromium() },
  }).done;
  if (code !== 0) throw new Error('Lighthouse failed.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

await runWithServer(async (origin) => {
  const folder = mkdtempSync(join(tmpdir(), 'ena-lighthouse-'));
  const file = join(folder, 'result.json');
  try {
    for (const path of pages) {
      const { categories, audits } = await run(`${origin}${path}`, file);
      for (const { title, score, auditRefs } of Object.values(categories)) {
        reportAtLeast(`${path}, ${title}`, 100 * score, '', goal);
        const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
        for (const { id } of lost) {
          console.log(`  ${audits[id]?.title}: ${audits[id]?.displayValue ?? id}`);
          const nodes = audits[id]?.details?.items?.flatMap(({ node }) => node?.snippet ?? []) ?? [];
          for (const snippet of nodes.slice(0, 3)) console.log(`    ${snippet}`);
        }
      }
      for (const [id, unit] of Object.entries(units))
        report(`${path}, ${audits[id]?.title}`, audits[id]?.numericValue ?? Number.NaN, unit, null);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
