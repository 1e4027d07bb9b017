import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './wizard-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  label: 'Steps',
  steps: {
    title: 'Title and dates',
    metric: 'Metric',
    answers: 'Answers and sample',
    check: 'Trial',
    ready: 'Draft ready',
  },
  kinds: {
    computing: {
      lead: 'Teams submit predictions. A metric scores them automatically and ranks them live.',
      example: 'You prepare the answers, such as',
    },
    solution: {
      lead: 'Teams submit code and write-ups. Judges review them; no answers are needed.',
      example: 'Teams submit files, such as',
    },
  },
  guided: 'Create and set up evaluation',
  saveNext: 'Save and continue',
  back: 'Back',
  next: 'Next',
  leave: 'Stop here and open the draft',
  missing: {
    metric: 'Choose and save a metric first.',
    answers: 'Upload the answers first.',
    check: 'Run the sanity check first.',
  },
  example: {
    title: 'Want to see it work first?',
    lead: 'Create an example draft in one step: invented weather data, answers, a metric and a sample submission. Score it, change it or publish it.',
    make: 'Make an example draft that scores',
    use: 'Use example answers',
    useLead:
      'No data at hand? Use invented weather data: the metric becomes accuracy, and a sample submission is added to the data of the competition.',
  },
  sample: {
    title: 'Score the sample submission',
    lead: 'A constant prediction is made from the answers and scored by the real scorer. No submission is created.',
    score: 'Score',
    failed: 'Could not fetch the sample submission. Try again.',
  },
  ready: {
    title: 'The draft scores',
    solution: 'The draft is created',
    lead: 'Fill in the rest on the pages of the competition whenever you like.',
    open: 'Open draft',
  },
}
