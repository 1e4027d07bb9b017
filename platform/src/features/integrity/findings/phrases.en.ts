import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Integrity',
  lead: 'Checks all teams for identical files, nearly identical predictions, shared devices or networks, and submissions that probe the answers.',
  hint: {
    title: 'These are leads, not verdicts.',
    text: 'Good models give similar predictions, and classmates and families share networks. Review the evidence, then attach it to a disqualification or dismiss it with a reason. Participants do not see this page.',
  },
  run: {
    now: 'Check now',
    waiting: 'Waiting to start…',
    running: 'Checking…',
    failed: 'The last check did not finish. You can try again.',
    never: 'Not checked yet. Running competitions are checked every night.',
    last: time => `Last checked ${time}`,
    asked: by => `started by ${by}`,
    nightly: 'nightly check',
    looked: (files, pairs, series, accounts) =>
      `Checked ${plural(files, 'file')}, ${plural(pairs, 'pair')} of predictions, ${plural(series, 'series', 'series')} of submissions, and where ${plural(accounts, 'account')} signed in from.`,
    common: count =>
      `${plural(count, 'team')} with predictions close to many others are not listed: probably a public notebook or solution.`,
    unreadable: count =>
      `${plural(count, 'file')} did not match the current file format and ${count === '1' ? 'was' : 'were'} not compared.`,
  },
  kinds: {
    same_file: 'Identical file',
    near_predictions: 'Nearly identical predictions',
    shared_access: 'Shared device or network',
    probing: 'Probing',
  },
  about: {
    same_file:
      'Different teams submitted files that are identical byte for byte. Competition data (such as the sample submission), baselines and constant predictions do not count.',
    near_predictions:
      'The best files of two teams agree far more than is typical on this leaderboard. The top 100 of each leaderboard are compared; at least 5 teams are needed to know what is typical.',
    shared_access:
      'Accounts from different teams were used in the same browser or from the same network address. Addresses shared by many people (campus, office, mobile network) or used on a single day do not count. Only keyed codes are stored and shown, never addresses.',
    probing:
      'A team submits again and again, changing only a few rows each time, so that the scores give away the answers. Submissions from a new model change many rows and do not count.',
  },
  filters: {
    kind: 'Type',
    anyKind: count => `All types (${count} open)`,
    kindCount: (kind, count) => `${kind} (${count})`,
    state: 'Status',
    states: { open: 'Open', dismissed: 'Dismissed', all: 'All' },
    team: 'One team only',
    clearTeam: 'All teams',
  },
  empty: {
    none: 'Nothing found',
    lastLooked: time => `Last checked ${time}.`,
    never: 'Not checked yet',
    neverHint: 'Choose “Check now”. Results arrive within minutes.',
    filtered: 'No matching findings',
    filteredHint: 'Try other filters.',
  },
  brief: {
    files: count => `${plural(count, 'file')} identical byte for byte`,
    correlation: value => `Predictions correlate at ${value}`,
    equal: value => `${value} of predictions identical`,
    usual: value => `typical on this leaderboard: ${value}`,
    noUsual: 'too few teams to know what is typical',
    devices: count => plural(count, 'shared device'),
    addresses: count => plural(count, 'shared network address', 'shared network addresses'),
    accounts: count => plural(count, 'account'),
    probing: (steps, small, share) =>
      `${small} of ${plural(steps, 'submission')} changed no more than ${share} of the rows`,
    fullDays: days => `used the full daily limit ${days} days in a row`,
  },
  item: {
    teams: 'Teams',
    banned: 'Disqualified',
    found: time => `Found ${time}`,
    gone: 'Not found in the last check',
    evidence: count => `Evidence for ${plural(count, 'disqualification')}`,
    dismissed: 'Dismissed',
    dismissedBy: (by, time) => `Dismissed by ${by}, ${time}`,
    see: 'View evidence',
  },
  page: {
    title: (kind, id) => `${kind} · ${id}`,
    back: 'Back to integrity',
    decide: 'Your decision',
    decideText: 'Using this as evidence opens the disqualification dialog with the finding attached.',
    use: team => `Use as evidence: ${team}`,
    alreadyBanned: 'Disqualified',
    dismiss: 'Dismiss',
    dismissTitle: 'Dismiss this finding?',
    dismissText: 'It leaves the open findings, and later checks will not bring it back. You can reopen it.',
    reopen: 'Reopen',
    reopenTitle: 'Reopen this finding?',
    reopenText: 'It returns to the open findings.',
  },
  board: (round, list, subRank) =>
    [round, list === 'A' ? 'Public leaderboard' : 'Private leaderboard', subRank]
      .filter(part => part !== '')
      .join(' · '),
  table: {
    submission: 'Submission',
    team: 'Team',
    by: 'Submitted by',
    time: 'Time',
    scoreA: 'Public score',
    scoreB: 'Private score',
    file: 'File',
    void: 'Voided',
    first: 'First',
    account: 'Account',
    days: 'Days used',
    firstAt: 'First',
    lastAt: 'Latest',
    changed: 'Rows changed',
    start: 'Start',
    more: count => `${plural(count, 'more identical file')} not listed.`,
  },
  near: {
    figures: 'Agreement',
    agreement: { correlation: 'Correlation', equal: 'Identical predictions' },
    usual: 'Typical pair on this leaderboard',
    compared: 'Values compared',
    differing: 'Predictions that differ',
    histogram: 'Among all team pairs',
    histogramText: (teams, pairs) =>
      `${plural(teams, 'team')} compared in ${plural(pairs, 'pair')}. Agreement increases to the right; this pair is marked.`,
    bin: 'Agreement',
    count: 'Pairs',
    here: 'This pair',
    from: 'Less similar',
    to: 'More similar',
    series: 'Predictions side by side',
    seriesText: rows => `${plural(rows, 'row')} sampled at random, sorted by the first team’s predictions.`,
    values: 'Row by row',
    valuesText: 'Differences first.',
    id: 'ID',
    column: 'Column',
    showValues: 'Show the values row by row',
  },
  access: {
    device: label => `Device ${label}`,
    address: label => `Network address ${label}`,
    label:
      'The code is keyed, valid in this competition only, and cannot be traced back to an address or device.',
    accounts: count => `Used by ${plural(count, 'account')} across the site`,
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
    evidenceHint: 'Attach findings about this team.',
    noEvidence: 'There are no findings about this team.',
    loading: 'Loading findings…',
    failed: 'Findings could not be loaded. You can go on without evidence.',
    option: (kind, id) => `${kind} (finding ${id})`,
  },
}
