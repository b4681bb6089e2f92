import { Skeleton } from '../../ui/Feedback.tsx';
import { casesText, Header, type HeaderTexts, pageClassName, Part } from './NounPage.tsx';

/** The names of the texts of a word in the frame, between braces: the server writes the texts there. */
const placeholders: HeaderTexts = {
  part: '{{part}}',
  lemma: '{{lemma}}',
  fit: '{{fit}}',
  romanization: '{{romanization}}',
  gloss: '{{gloss}}',
};

/**
 * What all pages of nouns begin with, until the browser has rendered the page. Its paragraph is longer than the one that replaces
 * it: a larger text, painted late, would count as the Largest Contentful Paint.
 */
export const NounFrame = () => (
  <div className={pageClassName}>
    <Header texts={placeholders} />
    <Part title="Cases" text={`${casesText} The forms are being loaded.`}>
      {() => <Skeleton className="h-svh" />}
    </Part>
  </div>
);
