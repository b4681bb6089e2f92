/**
 * Prints a line `name: value unit, goal <= goal unit, met` (or `MISSED`), for a value that should be small.
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {number | null} goal the maximum; null: none
 */
export function report(name, value, unit, goal) {
  if (goal === null) console.log(`${name}: ${format(value, unit)}`);
  else printWithGoal(name, value, unit, `<= ${format(goal, unit)}`, value <= goal);
}

/**
 * The same for a value that should be large.
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {number} goal the minimum
 */
export function reportAtLeast(name, value, unit, goal) {
  printWithGoal(name, value, unit, `>= ${format(goal, unit)}`, value >= goal);
}

/**
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {string} goal
 * @param {boolean} met
 */
function printWithGoal(name, value, unit, goal, met) {
  console.log(`${name}: ${format(value, unit)}, goal ${goal}, ${met ? 'met' : 'MISSED'}`);
}

/** @param {number} value @param {string} unit */
const format = (value, unit) => `${Number(value.toFixed(2))} ${unit}`.trim();
