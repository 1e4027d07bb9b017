import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './overview-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  parts: {
    overview: 'Description',
    evaluation: 'Evaluation',
    rules: 'Rules',
    prizes: 'Prizes',
    timeline: 'Timeline',
  },
  facts: {
    organisers: 'Organizers',
    licence: 'Data license',
    source: 'Data source',
    contents: 'On this page',
    label: 'At a glance',
    metric: 'Metric',
    better: { maximize: 'higher is better', minimize: 'lower is better' },
    daily: 'Submissions',
    takes: 'What to submit',
    onlyCode: 'Source code, any number of versions',
    dailyCount: (count: number) => `${count} per team per day`,
  },
  guide: { title: 'How to take part' },
}
