import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './company-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Company details',
  about: 'For those who host or enter competitions for a company. Only you see it here.',
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
  none: 'Not given',
  website: 'Website (optional)',
  introduction: 'About the company (optional)',
  missing: 'Enter the name of the company.',
  noAddress: 'Enter an address that begins with http:// or https://.',
  save: 'Save',
  saved: 'Saved.',
}
