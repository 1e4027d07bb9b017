import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './company-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Company details',
  about: 'For hosting or joining competitions on behalf of a company. Only you can see it.',
  company: 'Your company',
  name: 'Company name',
  job: 'Position (optional)',
  industry: 'Industry (optional)',
  staff: 'Size (optional)',
  sizes: {
    under_20: 'Fewer than 20 people',
    under_100: '20–99 people',
    under_500: '100–499 people',
    under_1000: '500–999 people',
    over_1000: '1,000 people or more',
  },
  none: 'Not specified',
  website: 'Website (optional)',
  introduction: 'About the company (optional)',
  missing: 'Enter the company name.',
  noAddress: 'Enter a URL that starts with http:// or https://.',
  save: 'Save',
  saved: 'Saved.',
}
