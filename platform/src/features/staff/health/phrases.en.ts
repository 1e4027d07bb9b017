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
    files: 'File storage',
    kinds: { folder: 'Data folder', s3: 'S3' },
    disk: 'Free disk space',
  },
  noStorage: 'Storage is unavailable',
  noStorageText:
    'Storage is not responding: no one can make a submission or upload data. Check the storage service, folder permissions and free space.',
  disk: {
    low: 'Disk space is running low',
    lowText: (free: string) => `Only ${free} left: the largest allowed data file would not fit.`,
    full: 'Disk is almost full',
    fullText: (free: string) =>
      `Only ${free} left: the site would not start after a restart. Free up space soon.`,
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
    title: 'Submissions failed by the platform',
    lead: 'Last 30 days. They do not count toward limits. Once the cause is fixed, rescore them on their pages.',
    columns: { submission: 'Submission', at: 'Failed (UTC)', reason: 'Reason' },
    unknown: 'No reason recorded',
  },
  failed: {
    title: 'Failed jobs',
    lead: 'These jobs have used all their attempts and will not be retried automatically.',
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
