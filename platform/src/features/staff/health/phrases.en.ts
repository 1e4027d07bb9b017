import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'System health',
  lead: 'The scoring queue, background jobs and workers when this page was loaded.',
  refresh: 'Refresh',
  noWorkers: 'No worker is running',
  noWorkersText: 'Submissions will wait until one starts. Check the worker process.',
  queue: {
    title: 'Scoring queue',
    waiting: 'Waiting',
    running: 'Being scored',
    oldest: 'Longest wait',
    none: 'None',
  },
  scorer: {
    title: 'Scorer',
    scored: 'Scored in the last hour',
    median: 'Scoring time (median)',
    slow: 'Queue to score (p90)',
    last: 'Last score',
    never: 'None yet',
    seconds: text => `${text} s`,
    ago: span => `${span} ago`,
    failed: 'Failed in the last 24 hours',
    faults: (file, scorer, platform) => `file ${file} · scorer ${scorer} · platform ${platform}`,
  },
  machine: {
    title: 'Machine',
    workers: 'Workers',
    database: 'Database',
    connections: 'Database connections',
    files: 'Files are kept in',
    kinds: { folder: 'Data folder', s3: 'S3' },
    disk: 'Free disk space',
  },
  noStorage: 'Files cannot be kept',
  noStorageText:
    'The storage does not answer: nobody can hand in a submission or upload data. Check the storage service, the folder’s permissions and its free space.',
  disk: {
    low: 'Disk space is getting short',
    lowText: (free: string) => `Only ${free} left: the largest data file that may be uploaded would not fit.`,
    full: 'The disk is nearly full',
    fullText: (free: string) =>
      `Only ${free} left: after a restart the product would not start. Free some space soon.`,
  },
  tasks: {
    title: 'Background jobs',
    empty: 'No jobs in the queue',
    columns: {
      task: 'Job',
      waiting: 'Waiting',
      running: 'Running',
      planned: 'Scheduled',
      failed: 'Failed',
      oldest: 'Longest wait',
    },
  },
  failedSubmissions: {
    title: 'Submissions that the platform failed',
    lead: 'Of the last 30 days. None of them was counted. Once the cause is mended, score them again on their pages.',
    columns: { submission: 'Submission', at: 'Failed (UTC)', reason: 'Reason' },
    unknown: 'No reason was kept',
  },
  failed: {
    title: 'Failed jobs',
    lead: 'These jobs have used all their attempts and will not run again on their own.',
    empty: 'No failed jobs',
    emptyHint: 'Jobs that keep failing will appear here.',
    columns: { task: 'Job', error: 'Last error', at: 'Last attempt (UTC)', do: 'Actions' },
    attempts: count => plural(count, 'attempt'),
    retry: 'Retry',
    drop: 'Delete',
    retryOne: id => `Retry job ${id}`,
    dropOne: id => `Delete job ${id}`,
    unknown: 'No error message',
  },
}
