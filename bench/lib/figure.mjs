/**
 * Prints a line `name: figure unit, goal <= goal unit`, with what came of it.
 * @param {string} name
 * @param {number} figure
 * @param {string} unit
 * @param {number | null} goal the most that is good; null where there is none
 */
export function report(name, figure, unit, goal) {
  const rounded = `${figure.toFixed(1)} ${unit}`;
  if (goal === null) console.log(`${name}: ${rounded}`);
  else console.log(`${name}: ${rounded}, goal <= ${goal} ${unit}, ${figure <= goal ? 'met' : 'MISSED'}`);
}
