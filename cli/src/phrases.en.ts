import type { Translated } from '../../platform/src/base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

const times = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const phrases: Translated<typeof zh> = {
  help: `Usage: leitai <command> [options]

  leitai competitions list [--search WORDS] [--page N]
  leitai competitions files <id>
  leitai competitions download <id> [-f FILE]... [-p FOLDER] [--accept-terms] [--force]
  leitai competitions submit <id> -f FILE [-m MESSAGE] [--round ID] [--leaderboard KEY] [--wait]
  leitai competitions submissions <id> [--round ID] [--page N]
  leitai competitions leaderboard <id> [--show N] [--csv] [--private] [--round ID] [--leaderboard KEY]

  leitai datasets list [--search WORDS] [--page N]
  leitai datasets files <id> [--version N]
  leitai datasets download <id> [-f FILE]... [-p FOLDER] [--version N] [--accept-terms] [--force]

  leitai config set [TOKEN]   Save an access token; without TOKEN it is asked for, or read from standard input
  leitai config view          Show the site, and where the token comes from

Options
  --json          Write JSON
  --site ADDRESS  Use another site (or the environment variable LEITAI_SITE)
  -h, --help      Show this help
  --accept-terms  Accept the data use terms before downloading
  --force         Replace files of the same name with other content
  --wait          Wait until it is scored, then show score, best score, rank and submissions left
  --private       Show the private leaderboard

The id of a competition is in the address of its page. The token can also be in the environment variable LEITAI_TOKEN.
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 network failure.
`,
  tokenPage: address => `Create a token at ${address}`,
  usage: {
    unknown: command => `There is no command “${command}”. See leitai --help.`,
    option: option => `Wrong option: ${option}`,
    id: 'Add the id (a positive whole number).',
    one: name => `Too many arguments: ${name}`,
    number: name => `${name} has to be a positive whole number.`,
    file: 'Name the file to submit with -f.',
    noFile: path => `File not found, or it cannot be read: ${path}`,
    emptyFile: path => `The file is empty: ${path}`,
    noSite:
      'The address of the site is not known: name it with --site or the environment variable LEITAI_SITE.',
    badSite: site => `Not an address of a site: ${site}`,
    badToken: 'A token has only visible English characters, and no spaces.',
    emptyToken: 'No token was entered.',
  },
  network: {
    unreachable: (site, reason) =>
      `Could not reach ${site} (${reason}). Check your connection and try again.`,
    strange: status =>
      `The site’s answer could not be read (HTTP ${status}). Try again later, or download leitai.mjs again.`,
    cut: name => `${name} was not downloaded to its end. Run the command again to resume.`,
    corrupt: name =>
      `The SHA-256 of ${name} is not the one the site gives, so it was deleted. Download it again.`,
    upload: path => `${path} was not uploaded to its end. Run the command again to resume.`,
  },
  refused: {
    seeAlso: address => `See ${address}`,
    requestId: id => `Request ID: ${id}`,
    noToken: address => `An access token is needed. Create one at ${address}, then run leitai config set.`,
    wrongToken: 'The token is not valid, or was revoked.',
    terms: (title, address) =>
      `Before you download “${title}”, read and accept its data use terms at ${address}. If you have read them, add --accept-terms to accept.`,
    noData: 'There is no data to download yet.',
    noFile: name => `File not found: ${name}`,
    severalFiles: name => `Several files are called ${name}. Use the id of the file instead.`,
    unsafeName: name => `Not saved, because its name is not safe: ${name}`,
    unsafeHash: name => `Not saved, because the site gives no SHA-256 of ${name}.`,
    exists: path => `A file with other content is already there: ${path}. Add --force to replace it.`,
    isOther: path => `${path} is not a regular file and was not replaced.`,
    tooLong: name => `${name} is longer than the site says. The download was stopped.`,
    noRound: 'This competition has no round to submit to.',
    whichLeaderboard: keys => `This round has several leaderboards. Choose one with --leaderboard: ${keys}`,
    elsewhere: 'The site gave an address for the upload that is not its own, so it was stopped.',
    cannotWrite: reason => `Could not write: ${reason}`,
  },
  columns: {
    id: 'ID',
    title: 'Title',
    state: 'Status',
    reward: 'Reward',
    teams: 'Teams',
    deadline: 'Deadline',
    file: 'File',
    size: 'Size',
    rows: 'Rows',
    dataset: 'Dataset',
    files: 'Files',
    updated: 'Updated',
    license: 'License',
    received: 'Submitted',
    score: 'Score',
    scoreB: 'Private score',
    note: 'Note',
    rank: 'Rank',
    team: 'Team',
    bestScore: 'Best score',
    submissions: 'Submissions',
  },
  states: {
    not_started: 'Not started',
    can_signup: 'Open to join',
    in_service: 'Running',
    out_service: 'Ended',
    uploaded: 'Uploaded',
    queued: 'Queued',
    running: 'Being scored',
    scored: 'Scored',
    failed: 'Failed',
    cancelled: 'Canceled',
  },
  shown: (shown, total) => `${shown} of ${total} shown`,
  nothing: 'Nothing found.',
  best: 'best',
  baseline: 'baseline',
  ofStaff: 'organizer',
  unknownLabels: 'unknown labels',
  download: {
    accepted: title => `Accepted the data use terms of “${title}”.`,
    saved: path => `Saved ${path}`,
    there: path => `${path} is up to date`,
    again: name => `The connection was lost. Resuming ${name}…`,
  },
  submit: {
    sent: (id, used, limit) => `Submitted as ${id}. Used today: ${used} of ${limit}.`,
    again: 'The connection was lost. Resuming the upload…',
    waiting: (state, before) => (before === null ? `${state}…` : `${state}, ${before} before it…`),
    score: score => `Score: ${score}`,
    hidden: 'Scored. The score is shown once results are published.',
    best: (best, change) => `Best score: ${best}${change}`,
    first: ' (first score)',
    better: difference => ` (better by ${difference})`,
    same: ' (the same)',
    worse: difference => ` (this one is worse by ${difference})`,
    rank: (rank, total) => `Rank: ${rank} of ${total}`,
    left: left => `${times(left, 'submission')} left today`,
    failed: message => `Scoring failed: ${message}`,
    cancelled: 'The submission was canceled.',
  },
  config: {
    ask: 'Paste the access token (it is not shown): ',
    saved: (path, name) => `Saved the token of ${name}: ${path}`,
    site: site => `Site: ${site}`,
    token: (token, source) => `Token: ${token} (from ${source})`,
    noToken: 'Token: none',
    readable: path => `Other users can read ${path}. Run chmod 600 on it.`,
  },
}
