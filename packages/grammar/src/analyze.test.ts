import { describe, expect, it } from 'vitest';
import { analyze, type Reading } from './analyze.ts';
import { formOf } from './morpheme.ts';
import { nonfiniteForms } from './verb/analysis.ts';
import { verbs } from './verb/lexicon.ts';

function featuresOf(reading: Reading): readonly (string | null | undefined)[] {
  switch (reading.kind) {
    case 'noun':
      return [reading.features.case, reading.features.number, reading.features.postposition];
    case 'nonfinite':
      return [reading.nonfinite, reading.features.case, reading.features.postposition];
    case 'verb':
      return [reading.features.screeve, reading.features.subject, reading.features.object];
    case 'fixed':
      return [reading.entry.partOfSpeech];
    case 'number':
      return [reading.features.case, reading.features.postposition];
  }
}

/** `lemma features particles`. */
const readings = (form: string) =>
  analyze(form).map((reading) =>
    [reading.lemma, ...featuresOf(reading), ...reading.particles].filter(Boolean).join(' '),
  );

describe('analyze', () => {
  it.each([
    ['კაცმა', 'კაცი ergative singular'],
    ['დამიწერია', 'წერა perfect 1sg 3sg'],
    ['გაკეთებულს', 'კეთება past dative'],
    ['წერისთვის', 'წერა verbal-noun genitive თვის'],
    ['დაწერა', 'დაწერა verbal-noun nominative'],
    ['დაწერა', 'წერა aorist 3sg 3sg'],
    ['ახლოს', 'ახლოს adverb'],
    ['და', 'და conjunction'],
    ['და', 'და nominative singular'],
    ['აქედან', 'აქ adverb'],
    ['ორჯერ', 'ორი adverb'],
    ['ღვთის', 'ღმერთი genitive singular'],
    ['მოთეთრო', 'მოთეთრო nominative singular'],
    ['ოცდამეორე', 'ოცდამეორე nominative singular'],
    // Impersonal verbs.
    ['წვიმს', 'წვიმა present 3sg'],
    ['შეიძლება', 'შეძლება present 3sg'],
    ['უნდა', 'უნდა particle'],
    // Only the optative is in use.
    ['გაგიმარჯოთ', 'გამარჯვება optative 2pl'],
    // Particles.
    ['ახლაც', 'ახლა adverb ც'],
    ['აქაც', 'აქ adverb ც'],
    ['აქვე', 'აქ adverb ვე'],
    ['ახლოსაა', 'ახლოს adverb ა'],
    ['ექიმიცაა', 'ექიმი nominative singular ც ა'],
    ['ორიღა', 'ორი nominative singular ღა'],
    ['შეხვედრისას', 'შეხვედრა verbal-noun genitive ას'],
    ['შუადღისასაც', 'შუადღე genitive singular ას ც'],
    ['მოვიდაც', 'მოსვლა aorist 3sg ც'],
    ['მოვალო', 'მოსვლა future 1sg ო'],
    ['ცივიაო', 'ცივი nominative singular ა ო'],
    ['მოვა-მეთქი', 'მოსვლა future 3sg მეთქი'],
    // Numbers in digits, abbreviations.
    ['5-ზე', '5 dative ზე'],
    ['მე-5', 'მე-5'],
    ['აშშ-დან', 'აშშ instrumental დან'],
    ['ა', 'ა letter'],
  ])('reads %s as %s', (form, reading) => {
    expect(readings(form)).toContain(reading);
  });

  it.each([['მაგრამც'], ['მეა'], ['აშშდან'], ['5-'], ['სახლისას'], ['ვწვიმ'], ['წყალის'], ['abc'], ['']])(
    'has no reading of %j',
    (form) => {
      expect(readings(form)).toEqual([]);
    },
  );

  it('parts the form into its morphemes', () => {
    const forms = ['ექიმიცაა', 'ხვალამდე', 'მოვა-თქო', 'აშშ-დან', 'დაწერილებს', 'შუადღისას', 'სახლსაც'];
    const broken = forms.flatMap((form) =>
      analyze(form).filter(({ morphemes }) => formOf(morphemes) !== form),
    );
    expect(broken).toEqual([]);
  });

  it('knows every verbal noun and participle of the lexicon', () => {
    const lost = verbs.flatMap((verb) =>
      nonfiniteForms(verb)
        .filter(
          ([nonfinite, text]) =>
            !analyze(text).some(
              (reading) =>
                reading.kind === 'nonfinite' && reading.verb === verb && reading.nonfinite === nonfinite,
            ),
        )
        .map(([, text]) => text),
    );
    expect(lost).toEqual([]);
  });
});
