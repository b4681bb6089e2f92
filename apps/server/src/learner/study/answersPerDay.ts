/** Of a learner, reviews included, because they are stored for ever: ten times as many as a long day of study has. */
export const answersPerDay = { name: 'answersPerDay', max: 10_000, seconds: 86_400 };
