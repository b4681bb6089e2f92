/**
 * What pages load on demand for offline use, as one chunk: in several, the names of their files would take up the first
 * load of pages.
 */
export { KeepLesson as default } from './KeepLesson.tsx';
export { KeptLessons } from './KeptLessons.tsx';
export { KeepLevel } from './KeepLevel.tsx';
export { keepPhrases } from '../cache/keepPhrases.ts';
export { readKeptList } from '../cache/keptList.ts';
export { syncKeptLessons } from '../cache/keptLessons.ts';
export { KeptLinks } from './KeptLinks.tsx';
