import { Skeleton } from '../../ui/Feedback.tsx';
import { casesText, Header, pageClassName, Part } from './NounPage.tsx';

/** The names of the texts of a word in the frame, between braces: the server writes the texts there. */
const placeholders = {
  part: '{{part}}',
  lemma: '{{lemma}}',
  fit: '{{fit}}',
  romanization: '{{romanization}}',
  gloss: '{{gloss}}',
};

/** What all pages of nouns begin with, until the browser has rendered the page. */
export const NounFrame = () => (
  <div className={pageClassName}>
    <Header texts={placeholders} />
    <Part title="Cases" text={`${casesText} The forms are being loaded.`}>
      {() => <Skeleton className="h-svh" />}
    </Part>
  </div>
);
