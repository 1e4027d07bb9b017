import type { Translated } from '../base/web/words.ts'
import type { phrases as zh } from './shell.zh.ts'

export const phrases: Translated<typeof zh> = {
  brand: 'Leitai',
  title: 'Leitai · Data science competition innovation platform',
  description: 'Compete on real data: a self-hosted data science competition and community platform in Chinese and English.',
  notBuilt: { title: 'This page is being built', text: 'It is planned and not finished yet. Until it is, nothing made up stands in its place.', back: 'Back to home' },
  error: {
    notFound: 'This page could not be found.',
    forbidden: 'You do not have access to this page.',
    signIn: 'Please log in and visit again.',
    login: 'Log in',
    oops: 'Oops !!!',
    home: 'Back to home',
    requestId: (id: string) => `Request ${id}`,
    unknown: 'Something unexpected happened. Please try again later.',
  },
}
