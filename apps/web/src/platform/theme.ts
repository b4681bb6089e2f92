import { createDocumentSetting } from './documentSetting.ts';

/**
 * Dark unless light was chosen (THEME-01). The script in index.html makes the color of the browser and the manifest follow
 * it.
 */
export const theme = createDocumentSetting<'dark' | 'light'>('theme', 'theme', ['dark', 'light']);
