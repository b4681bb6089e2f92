import { describe, expect, it } from 'vitest';
import { formOf } from '../morpheme.ts';
import { analyzeNoun, createNounAnalysis } from './analysis.ts';
import { declineNoun } from './declension.ts';
import { nounEntries, parseNounRows } from './entries.ts';
import { nounParticles } from './model.ts';
import { withParticle } from './particles.ts';

const readings = (form: string) =>
  analyzeNoun(form).map(({ entry, number, postposition, particle, use, ...reading }) =>
    [entry.lemma, reading.case, number, use === 'before-noun' ? use : '', postposition, particle]
      .filter(Boolean)
      .join(' '),
  );

describe('analyzeNoun', () => {
  it.each([
    ['წყლის', ['წყალი genitive singular']],
    ['კაცმა', ['კაცი ergative singular']],
    ['წიგნები', ['წიგნი nominative plural']],
    ['ქალებს', ['ქალი dative plural']],
    ['ღვინით', ['ღვინო instrumental singular']],
    ['დედასთან', ['დედა dative singular თან']],
    ['თბილისამდე', ['თბილისი adverbial singular მდე']],
    ['ეზოს', ['ეზო dative singular', 'ეზო genitive singular']],
    ['დიდ', ['დიდი dative singular before-noun', 'დიდი adverbial singular before-noun']],
    ['ექიმია', ['ექიმი nominative singular ა']],
    ['დედისაა', ['დედა genitive singular ა']],
    ['სახლშია', ['სახლი dative singular ში ა']],
    ['ისაა', ['ის nominative singular ა']],
    ['სახლსაც', ['სახლი dative singular ც']],
    ['დედასთანაც', ['დედა dative singular თან ც']],
    ['სახლშივე', ['სახლი dative singular ში ვე']],
    ['ისიც', ['ის nominative singular ც']],
    ['შენც', ['შენ nominative singular ც', 'შენ ergative singular ც', 'შენ dative singular ც']],
    ['შენაც', []],
    ['რომლისაც', ['რომელი genitive singular ც']],
    // No words, or no forms of these: the aorist is no noun, "is" does not follow "I", ჩემი is no place.
    ['გააკეთა', []],
    ['მეა', []],
    ['ჩემიდან', []],
    ['წყალის', []],
    ['', []],
  ])('reads %s as %j', (form, expected) => {
    expect(readings(form)).toEqual(expected);
  });

  it('finds the entry and the parts of every form of the lexicon', () => {
    const lost = nounEntries().flatMap((entry) =>
      declineNoun(entry)
        .filter(
          (form) =>
            !analyzeNoun(form.form).some(
              (reading) =>
                reading.entry === entry &&
                reading.case === form.case &&
                reading.number === form.number &&
                reading.postposition === form.postposition &&
                reading.particle === undefined &&
                formOf(reading.morphemes) === form.form,
            ),
        )
        .map(({ form }) => form),
    );
    expect(lost).toEqual([]);
  });

  it('reads the forms of other entries, too', () => {
    const analyze = createNounAnalysis(parseNounRows('# here\nხატვა\tnoun\tdrawing'));
    expect([analyze('ხატვის').length, analyze('წყლის').length]).toEqual([1, 0]);
  });

  it('finds every form with a particle', () => {
    const entries = nounEntries().filter((_entry, index) => index % 20 === 0);
    const lost = entries.flatMap((entry) =>
      declineNoun(entry).flatMap((form) =>
        nounParticles.flatMap((particle) => {
          const text = formOf(withParticle(entry, form, particle) ?? []);
          const isFound = analyzeNoun(text).some(
            (reading) => reading.entry === entry && reading.particle === particle,
          );
          return text === '' || isFound ? [] : [text];
        }),
      ),
    );
    expect(lost).toEqual([]);
  });
});
