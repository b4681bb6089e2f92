/** What the names of columns tell, in the languages and programs whose lists are imported. */

const patterns = {
  form: /(?<!\p{L})(?:georgian|georgisch|géorgien|georgiano|kartuli|ka|kat|geo|word|wort|term|front|form|vocab(?:ulary)?|expression|cloze|target|lemma)(?!\p{L})|ქართულ|სიტყვა|груз|слово/u,
  gloss:
    /(?<!\p{L})(?:english|englisch|anglais|ingl[eé]s|eng?|meanings?|translations?|definitions?|gloss|back|answer|deutsch|german|french|fran[cç]ais|spanish|español|russian|bedeutung|übersetzung|traduction|traducción)(?!\p{L})|ინგლისურ|თარგმან|მნიშვნელობ|გერმანულ|рус|перевод|значение|англ/u,
  sentence:
    /(?<!\p{L})(?:sentences?|examples?|context|phrase|usage|satz|beispiel(?:satz)?|exemple|ejemplo|fragment)(?!\p{L})|წინადადებ|მაგალით|пример|предложение/u,
  romanization:
    /(?<!\p{L})(?:romani[sz]ations?|romani[sz]ed|translit\w*|latin|pronunciations?|ipa|phonetics?|reading|aussprache|umschrift|lautschrift)(?!\p{L})|ტრანსკრიფცია|транскрипция|транслит|произношение/u,
  note: /(?<!\p{L})(?:notes?|comments?|tips?|remarks?|bemerkung(?:en)?|notiz(?:en)?|kommentar|extra|grammar|mnemonics?|explanations?|info)(?!\p{L})|შენიშვნ|კომენტარ|заметк|примечани|комментари/u,
  groups:
    /(?<!\p{L})(?:tags?|groups?|categor(?:y|ies)|topics?|themes?|subjects?|lessons?|units?|chapters?|kategorien?|themen?|thema|lektion(?:en)?|gruppen?)(?!\p{L})|ჯგუფ|თემა|კატეგორია|გაკვეთილ|тег|тема|категория|урок/u,
  ignore:
    /(?<!\p{L})(?:id|guid|uuid|key|index|nr|no|number|nummer|status|level|added|date|datum|created|updated|due|reviews?|interval|ease|language|lang|sprache|meaninglanguage|pos|part of speech|wortart|audio|sound|image|picture|bild|url|link|frequency|rank|kind|from|deck|notetype|note type|parent|source)(?!\p{L})|^#$/u,
} as const;
export type ColumnName = keyof typeof patterns | 'translation';
const names = ['form', 'gloss', 'sentence', 'romanization', 'note', 'groups', 'ignore'] as const;

/** The words of a name in lower case: `ExampleEnglish1` is `example english`. */
const wordsOf = (name: string): string =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.:/()[\]]+|(?<=\p{L})\d+/gu, ' ')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

const maxLength = 60;

/** What a column can be by its name; empty if the name tells nothing. */
export function nameHints(title: string): ReadonlySet<ColumnName> {
  if (title.length > maxLength) return new Set();
  const words = wordsOf(title);
  const hints = new Set<ColumnName>(names.filter((name) => patterns[name].test(words)));
  // The translation of an example, and not of the word.
  if (hints.has('sentence') && hints.has('gloss')) {
    hints.delete('gloss');
    hints.add('translation');
  }
  if (hints.has('sentence')) hints.delete('form');
  return hints;
}
