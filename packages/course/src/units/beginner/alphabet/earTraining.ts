import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import type { Exercise } from '@ena/domain/exercise/model';

/**
 * Pairs of words that differ in one sound: an ejective and the aspirate of the same place (decision D31). Which
 * of these contrasts are asked depends on the clips (docs/audio.md).
 */
const pairs = [
  ['კ/ქ', 'letter.k-ani', 'letter.kani', 'კარი', 'door', 'ქარი', 'wind'],
  ['კ/ქ', 'letter.k-ani', 'letter.kani', 'კუდი', 'tail', 'ქუდი', 'hat'],
  ['ტ/თ', 'letter.t-ari', 'letter.tani', 'ჩიტი', 'bird', 'ჩითი', 'chintz'],
  ['ტ/თ', 'letter.t-ari', 'letter.tani', 'წვეტი', 'sharp point', 'წვეთი', 'drop'],
  ['პ/ფ', 'letter.p-ari', 'letter.pari', 'პირი', 'mouth', 'ფირი', 'camera film'],
  ['პ/ფ', 'letter.p-ari', 'letter.pari', 'პონი', 'pony', 'ფონი', 'background'],
  ['წ/ც', 'letter.ts-ili', 'letter.tsani', 'წელი', 'year', 'ცელი', 'scythe'],
  ['წ/ც', 'letter.ts-ili', 'letter.tsani', 'წურავს', 'wrings out', 'ცურავს', 'swims'],
  ['ჭ/ჩ', 'letter.ch-ari', 'letter.chini', 'ჭირი', 'misfortune', 'ჩირი', 'dried fruit'],
  ['ჭ/ჩ', 'letter.ch-ari', 'letter.chini', 'ჭალა', 'low land by a river', 'ჩალა', 'straw'],
] as const;

const items = pairs.flatMap(
  ([contrast, ejectiveId, aspirateId, ejective, itsGloss, aspirate, otherGloss], index): ChoiceItem[] =>
    (
      [
        [ejective, ejectiveId],
        [aspirate, aspirateId],
      ] as const
    ).map(([sound, letterId], side) => ({
      kind: 'choice',
      id: `alphabet.ear-training.${2 * index + side + 1}`,
      teaches: [letterId],
      prompt: 'Which word do you hear?',
      sound,
      contrast,
      options: [ejective, aspirate],
      answer: sound,
      explanation: `${ejective} is "${itsGloss}", and ${contrast[0]} has no puff of air. ${aspirate} is "${otherGloss}", and ${contrast[2]} has one.`,
    })),
);

export const earTraining: Exercise = {
  id: 'alphabet.ear-training',
  title: 'Ear Training',
  description: 'Hear sounds that are easily taken for each other.',
  feedback: 'alphabet',
  checkOn: 'response',
  hint: 'when-wrong',
  advanceAfter: 'answer',
  draw: 8,
  shuffled: true,
  items,
};
