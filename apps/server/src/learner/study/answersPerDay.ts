/** Limit of a learner's answers, reviews included, because they are stored for ever: ten times those of a long day of study. */
export const answersPerDay = { name: 'answersPerDay', max: 10_000, seconds: 86_400 };
