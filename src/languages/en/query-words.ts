/** English words and word endings for the search. */

import { gameComparedWith, type QueryWords, singleLast, takeOffEnding } from '../query-words.ts';

function stemWord(word: string): string {
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|z)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  // Words so short are their own stem, so their plural has that one: `dies`, `ties`, `uses`.
  if (base.length <= 3) return base;
  const verb = takeOffEnding(base, ['ing', 'ed'], 3);
  if (verb !== base && /[aeiouy]/.test(verb)) base = singleLast(verb);
  base = singleLast(base.endsWith('e') ? base.slice(0, -1) : base);
  return base.endsWith('y') ? `${base.slice(0, -1)}i` : base;
}

export const queryWords: QueryWords = {
  stemWord,
  keptWords: 'bonus building gas mana opus state',
  irregularForms: `die died dying; sac sacced saccing; lose lost; win won; draw drew drawn; choose chose chosen; give gave given;
    take took taken; keep kept; pay paid; spend spent; begin began begun; become became; beat beaten;
    steal stole stolen; send sent; sleep slept; wake woke woken; meet met; build built; throw threw
    thrown; say said; show shown; hold held; stand stood; tell told; write wrote written; see saw seen;
    know knew known; hide hid; lay laid lain; fall fell fallen; find found; leave leaving; fight fought;
    bring brought; forget forgot forgotten; run ran; break broke broken; rise rose risen; swap swapped;
    building buildings; state states`,
  stopWords: `a an the this that these those there here it its i me my mine you your yours we us our he him
    his she her they them their who whom whose which what when where why how is are am was were be
    been being do does did doing done can could may might must shall should will would have has had
    having to of in on at by for from with without into onto as about than then so if or and but not
    no nor any some also just only still even very really too much many more most less get gets got
    go goes going let lets make makes use using used want need work works working happen happens
    happening mean means meaning exactly actually please tell explain rule rules regarding during
    after before while between through again ever never always one s t d ll re ve don doesn
    didn isn aren can't cannot count counts way thing things someone something anything
    every each per such either neither yet now later try tries trying tried able actually basically
    couldn wouldn shouldn hasn hadn wasn weren difference differences vs versus
    supposed come comes coming whats whos hows wheres whens thats theres im ive id youre cant dont
    doesnt didnt isnt arent wasnt wont wouldnt couldnt shouldnt okay ok hey hi hello thanks thx pls
    plz cuz gonna wanna gotta though understand think
    problem anyway interest useful suppose guess wonder confused properly technically u ur wat idk hes
    shes theyre btw tho bc coz guys yeah`,
  sayLittle: 'game games match altered example exist exists already',
  ofSite: `site website people page codex online free official play player judge rulebook book document version
    format phone computer quick easy full new card deck file thing name own construction
    january february april june july august september october november december`,
  edition: 'edition',
  questionWords: [
    ['difference', /\bdifferences?\b/],
    ['number', /\bhow (?:many|much|big|large)\b/],
    ['who', /(?:^|[,:] )(?:who|whose)\b/],
    ['when', /(?:^|[,:] )when\b/],
    ['where', /(?:^|[,:] )where\b/],
    [
      'what',
      /^what(?: exactly| does it mean to)?(?:[’']s| is| are) |^what do(?:es)? .+ (?:do|mean)\b|^how do(?:es)? .+ work\b/,
    ],
  ],
  idioms: [
    // “Haven” is in the names of cards.
    [/\bhaven[’']t\b/g, 'have not'],
    [/\bat the same time\b/g, 'simultaneously'],
    [/\bin a row\b/g, ''],
    [/\bhow long\b/g, 'duration'],
    [
      gameComparedWith(
        '(?:like|as)(?: in| with| for)?|compared (?:to|with)|similar to|unlike|in',
        'do|does|is|are|can|will|what|how|when|where|who|why|which|if|or|but',
      ),
      '',
    ],
  ],
  asksWhetherSame: /\bcounts?\b|\bconsidered\b|\btreated as\b|\bthe same as\b|^(?:is|are) /,
  askedMeaning: [/\bdoes (?!it\b)(\S+) mean\b/],
};
