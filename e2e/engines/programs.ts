/** The browsers, as Debian installs them. */
import { existsSync } from 'node:fs';

export const firefox = '/usr/bin/firefox-esr';
/** Serves WebDriver on its default port. */
export const webDriverUrl = 'http://127.0.0.1:4444';
export const webKitWebDriver = '/usr/bin/WebKitWebDriver';
export const xvfb = '/usr/bin/Xvfb';

/** The programs that are not installed, and the command that installs them; undefined if none is missing. */
export function missingBrowsers(): string | undefined {
  const missing = [firefox, webKitWebDriver, xvfb].filter((path) => !existsSync(path));
  const command = 'apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb';
  return missing.length > 0 ? `Not installed: ${missing.join(', ')}. On Debian: ${command}` : undefined;
}
