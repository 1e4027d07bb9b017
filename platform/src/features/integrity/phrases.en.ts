import type { Translated } from '../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

const many = (count: string, one: string, more = `${one}s`) => `${count} ${count === '1' ? one : more}`

export const phrases: Translated<typeof zh> = {
  title: 'Integrity',
  lead: 'Looks across all teams for identical files, nearly identical predictions, shared devices or networks, and submissions that probe the answers.',
  hint: {
    title: 'Everything here is a hint, not a verdict.',
    text: 'Good models give similar results anyway, and classmates and families share a network. A person decides: look at the evidence, then attach it to a disqualification, or put it aside with a reason. Participants do not see this page.',
  },
  run: {
    now: 'Check now',
    waiting: 'Waiting to start…',
    running: 'Checking…',
    failed: 'The last check was not completed. You can try again.',
    never: 'Not checked yet. Running competitions are checked every night.',
    last: time => `Last checked ${time}`,
    asked: by => `asked for by ${by}`,
    nightly: 'nightly check',
    looked: (files, pairs, series, accounts) =>
      `Looked at ${many(files, 'file')}, ${many(pairs, 'pair')} of predictions, ${many(series, 'series', 'series')} of submissions, and where ${many(accounts, 'account')} signed in from.`,
    common: count =>
      `Predictions of ${many(count, 'team')} nearly equal those of many others, which looks like a public solution: not listed.`,
    unreadable: count =>
      `${many(count, 'file')} cannot be read by the present file description and ${count === '1' ? 'was' : 'were'} not compared.`,
  },
  kinds: {
    same_file: 'Identical file',
    near_predictions: 'Nearly identical predictions',
    shared_access: 'Shared device or network',
    probing: 'Probing',
  },
  about: {
    same_file:
      'Different teams handed in files that are the same byte for byte. Files of the competition’s data (such as the sample submission), files of baselines, and files with one answer for all rows do not count.',
    near_predictions:
      'The best files of two teams agree far more than is usual on this board. The first 100 of each board are compared; it takes at least 5 teams to tell what is usual.',
    shared_access:
      'Accounts of different teams were used in the same browser or from the same network address. Addresses that many people share (campus, office, mobile network) or that were used on a single day do not count. Only keyed codes are kept and shown, never an address.',
    probing:
      'A team hands in again and again and changes only a few rows each time, so that the score gives the answers away. Predicting anew with another model changes many rows and does not count.',
  },
  filters: {
    kind: 'Kind',
    anyKind: count => `All kinds (${count} open)`,
    kindCount: (kind, count) => `${kind} (${count})`,
    state: 'State',
    states: { open: 'Open', dismissed: 'No problem', all: 'All' },
    team: 'One team only',
    clearTeam: 'All teams',
  },
  empty: {
    none: 'Nothing found',
    lastLooked: time => `Last looked ${time}.`,
    never: 'Not checked yet',
    neverHint: 'Choose “Check now”. Results come within minutes.',
    filtered: 'No finding matches',
    filteredHint: 'Try other filters.',
  },
  brief: {
    files: count => `${many(count, 'file')} identical byte for byte`,
    correlation: value => `Predictions correlate at ${value}`,
    equal: value => `${value} of the answers are the same`,
    usual: value => `usual on this board: ${value}`,
    noUsual: 'too few teams to say what is usual',
    devices: count => many(count, 'shared device'),
    addresses: count => many(count, 'shared network address', 'shared network addresses'),
    accounts: count => many(count, 'account'),
    probing: (steps, small, share) =>
      `${small} of ${many(steps, 'submission')} changed no more than ${share} of the rows`,
    fullDays: days => `all submissions of the day used on ${days} days in a row`,
  },
  item: {
    teams: 'Teams',
    banned: 'Disqualified',
    found: time => `Found ${time}`,
    gone: 'Not found by the last check',
    evidence: count => `Evidence for ${many(count, 'disqualification')}`,
    dismissed: 'No problem',
    dismissedBy: (by, time) => `Put aside by ${by}, ${time}`,
    see: 'See the evidence',
  },
  page: {
    title: (kind, id) => `${kind} · ${id}`,
    back: 'Back to integrity',
    decide: 'You decide',
    decideText: 'Using it as evidence opens the disqualification dialog with this finding attached.',
    use: team => `Use as evidence: ${team}`,
    alreadyBanned: 'Disqualified',
    dismiss: 'Not a problem',
    dismissTitle: 'Put aside as no problem?',
    dismissText:
      'It leaves the open findings, and further checks do not bring it back. You can take that back.',
    reopen: 'Take back',
    reopenTitle: 'Take “not a problem” back?',
    reopenText: 'It returns to the open findings.',
    seeTeam: 'The team’s submissions',
  },
  board: (round, list, subRank) => [round, `List ${list}`, subRank].filter(part => part !== '').join(' · '),
  table: {
    submission: 'Submission',
    team: 'Team',
    by: 'Handed in by',
    time: 'Time',
    scoreA: 'List A',
    scoreB: 'List B',
    file: 'File',
    void: 'Void',
    first: 'First',
    account: 'Account',
    days: 'Days used',
    firstAt: 'First',
    lastAt: 'Latest',
    changed: 'Rows changed since the one before',
    start: 'Start',
    more: count => `${many(count, 'more identical file')} not listed.`,
  },
  near: {
    figures: 'How much they agree',
    agreement: { correlation: 'Correlation', equal: 'Same answers' },
    usual: 'Usual pair on this board',
    compared: 'Values compared',
    differing: 'Answers that differ',
    histogram: 'Among all pairs of teams',
    histogramText: (teams, pairs) =>
      `${many(teams, 'team')} compared with each other: ${many(pairs, 'pair')}. Agreement grows to the right; this pair is marked.`,
    bin: 'Agreement',
    count: 'Pairs',
    here: 'This pair',
    from: 'Less alike',
    to: 'More alike',
    series: 'Both predictions together',
    seriesText: rows => `${many(rows, 'row')} drawn at random, in the order of the first team’s prediction.`,
    values: 'Row by row',
    valuesText: 'What differs comes first.',
    id: 'ID',
    column: 'Column',
    showValues: 'Show the values row by row',
  },
  access: {
    device: label => `Device ${label}`,
    address: label => `Network address ${label}`,
    label:
      'The code is made with a key, holds in this competition only, and leads back to no address or device.',
    accounts: count => `${many(count, 'account')} of the whole site used it`,
    span: (from, to) => `${from} to ${to}`,
  },
  probing: {
    scores: 'How the score moved',
    score: 'Score',
    steps: 'Rows changed each time',
    ofRows: (changed, rows) => `${changed} / ${rows}`,
  },
  banning: {
    evidence: 'Evidence',
    evidenceHint: 'Attach what the integrity checks found about this team.',
    noEvidence: 'The integrity checks found nothing about this team.',
    loading: 'Reading what the integrity checks found…',
    failed: 'What the integrity checks found could not be read. You can go on without evidence.',
    option: (kind, id) => `${kind} (finding ${id})`,
  },
}
