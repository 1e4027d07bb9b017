import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './wizard-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  label: 'Steps',
  steps: {
    title: 'Title and dates',
    metric: 'Metric',
    answers: 'Answers and sample',
    check: 'Test scoring',
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
    lead: 'Create an example draft in one click, with synthetic weather data, answers, a metric and a sample submission. Then score, edit or publish it.',
    make: 'Create an example draft',
    use: 'Use example answers',
    useLead:
      'No data yet? Use synthetic weather data: the metric is set to accuracy, and a sample submission is added to the competition data.',
  },
  sample: {
    title: 'Score the sample submission',
    lead: 'A constant prediction is generated from the answers and scored by the production scorer. No submission is created.',
    score: 'Score',
    failed: 'Could not fetch the sample submission. Try again.',
  },
  ready: {
    title: 'Your draft can score submissions',
    solution: 'Draft created',
    lead: 'You can fill in the rest on the competition’s pages at any time.',
    open: 'Open draft',
  },
}
