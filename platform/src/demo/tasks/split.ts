import { hashFraction } from '../random.ts'

/** Which list a row is scored on; the same at every start. */
export const usageOf = (key: string) => (hashFraction(`usage ${key}`) < 0.3 ? 'Public' : 'Private')
/** Whether a row is held out of what is handed out for training. */
export const isTest = (key: string, share: number) => hashFraction(`split ${key}`) < share
