/** English verbs with "I", from their dictionary form: "to get up" is "I get up", "I got up", "I will get up". */

const irregularPasts = new Map(
  'be was,become became,begin began,buy bought,catch caught,come came,do did,draw drew,drink drank,eat ate,fall fell,find found,forget forgot,get got,give gave,go went,have had,hear heard,know knew,leave left,meet met,pay paid,put put,read read,say said,see saw,sell sold,send sent,set set,sing sang,sit sat,sleep slept,speak spoke,stand stood,sweep swept,swim swam,take took,teach taught,tell told,think thought,understand understood,wake woke,wear wore,write wrote'
    .split(',')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);

/** @throws Error of a verb whose last letter may be doubled, such as "stop": the list above lacks it */
function pastOf(verb: string): string {
  const irregular = irregularPasts.get(verb);
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(verb)) throw new Error(`the past of '${verb}' is not known`);
  return `${verb}ed`;
}

/** Present, past and future of an English gloss that begins with "to". */
export function firstPersonOf(gloss: string): { present: string; past: string; future: string } {
  const [meaning = ''] = gloss.split(';');
  const [verb = '', ...rest] = meaning.replace(/^to /u, '').replace("one's", 'my').split(' ');
  const sentence = (...words: readonly string[]) => ['I', ...words, ...rest].join(' ');
  const past = pastOf(verb);
  return {
    present: sentence(verb === 'be' ? 'am' : verb),
    past: past === verb ? `${sentence(past)} (past)` : sentence(past),
    future: sentence('will', verb),
  };
}
