import type { Translated } from '../base/web/words.ts'
import type { phrases as zh } from './api-start.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Use it from a script',
  lead: 'Browse competitions, download data, submit and read your score from a terminal or Python. Use the command-line tool leitai, or begin with these five calls.',
  token:
    'Create an access token first and put it in the environment variable LEITAI_TOKEN. It is shown once and works like your password: keep it out of code and public repositories.',
  makeToken: 'Create an access token',
  reference: 'All calls',
  also: 'Calls used',
  language: 'Language',
  cli: {
    title: 'The command-line tool leitai',
    text: 'One file that needs nothing but Node 20 or newer. It resumes downloads and checks their SHA-256, and trying a submission again never counts twice. node leitai.mjs --help lists all commands; add --json for JSON.',
  },
  copy: 'Copy',
  copied: 'Copied',
  steps: {
    me: {
      title: 'Check your token',
      text: 'Returns your username. If the token is not valid, userName is null.',
    },
    list: { title: 'List competitions', text: 'Filter by type, state or words, page by page.' },
    data: {
      title: 'Download data',
      text: 'Accept the data use terms on the competition’s Data page first. The number of the competition is in its address; the numbers of the files are in the answer to the first request.',
    },
    submit: {
      title: 'Submit',
      text: 'Join the competition first. You can safely try again after a network failure: requests with the same Idempotency-Key are one submission. Use another for each new submission (8 to 100 letters, digits, “-” or “_”).',
    },
    score: {
      title: 'Read your score',
      text: 'Use the number of the submission from the step before. There is a score once state is scored.',
    },
  },
}
