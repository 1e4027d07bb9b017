import { expertsFor } from '../../../experts/server/public.ts'
import type { SourceRead, SourceValue } from '../../sources.ts'
import type { Reading } from '../reading.ts'

/** Published experts: those that were chosen, in that order, or the first of a kind. */
export const readExperts = (
  { db, lang }: Reading,
  { by, ids, kind, most }: SourceValue<'experts'>,
): Promise<SourceRead<'experts'>> =>
  expertsFor(db, by === 'hand' ? { ids } : { kind: kind === '' ? undefined : kind, most }, lang)
