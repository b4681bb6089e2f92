import { createDocumentSetting } from './documentSetting.ts';

/** How romanization is written on all pages: with marks of ejectives (kʼatʼa), or without (kata): ui/base.css hides them. */
export const romanizationStyle = createDocumentSetting<'marked' | 'simple'>(
  'romanization-style',
  'romanization',
  ['marked', 'simple'],
);
