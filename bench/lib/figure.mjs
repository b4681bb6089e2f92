/**
 * Prints a line `name: figure unit, goal <= goal unit`, with what came of it.
 * @param {string} name
 * @param {number} figure
 * @param {string} unit
 * @param {number | null} goal the most that is good; null where there is none
 */
export function report(name, figure, unit, goal) {
  if (goal === null) console.log(`${name}: ${written(figure, unit)}`);
  else judged(name, figure, unit, `<= ${written(goal, unit)}`, figure <= goal);
}

/**
 * The same where more is better.
 * @param {string} name
 * @param {number} figure
 * @param {string} unit
 * @param {number} goal the least that is good
 */
export function atLeast(name, figure, unit, goal) {
  judged(name, figure, unit, `>= ${written(goal, unit)}`, figure >= goal);
}

/**
 * @param {string} name
 * @param {number} figure
 * @param {string} unit
 * @param {string} goal
 * @param {boolean} met
 */
function judged(name, figure, unit, goal, met) {
  console.log(`${name}: ${written(figure, unit)}, goal ${goal}, ${met ? 'met' : 'MISSED'}`);
}

/** @param {number} figure @param {string} unit */
const written = (figure, unit) => `${Number(figure.toFixed(2))} ${unit}`.trim();
