/** Limit of a learner's progress reports, each of which is remembered for months: ten times those of a long day of study. */
export const reportsPerDay = { name: 'reportsPerDay', max: 3_000, seconds: 86_400 };
