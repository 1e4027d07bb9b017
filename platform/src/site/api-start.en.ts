import type { Translated } from '../base/web/words.ts'
import type { phrases as zh } from './api-start.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Use the API from a script',
  lead: 'Browse competitions, download data, submit and read your score from a terminal or Python. Use the command-line tool leitai, or start with these five API calls.',
  token:
    'Create an access token first and put it in the environment variable LEITAI_TOKEN. It is shown once and works like your password: keep it out of code and public repositories.',
  makeToken: 'Create an access token',
  reference: 'API reference',
  also: 'API calls used',
  language: 'Language',
  cli: {
    title: 'The command-line tool leitai',
    text: 'One file that needs nothing but Node 20 or newer. It resumes downloads and checks their SHA-256, and a retried submission never counts twice. node leitai.mjs --help lists all commands; add --json for JSON.',
  },
  copy: 'Copy',
  copied: 'Copied',
  steps: {
    me: {
      title: 'Check your token',
      text: 'Returns your username. If the token is not valid, userName is null.',
    },
    list: { title: 'List competitions', text: 'Filter by type, state or keyword, with pagination.' },
    data: {
      title: 'Download data',
      text: 'Accept the data use terms on the competition’s Data page first. The competition ID is in its URL; the file IDs are in the response to the first request.',
    },
    submit: {
      title: 'Submit',
      text: 'Join the competition first. You can safely retry after a network failure: requests with the same Idempotency-Key count as one submission. Use a new key for each new submission (8 to 100 letters, digits, “-” or “_”).',
    },
    score: {
      title: 'Read your score',
      text: 'Use the submission ID from the previous step. The score is there once state is scored.',
    },
  },
}
