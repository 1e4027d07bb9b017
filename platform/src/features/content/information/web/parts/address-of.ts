import { pathTo } from '../../../../../site/path-to.ts'
import type { Kind } from '../../rules.ts'

/** Where an article or an activity of the platform's own stands. */
export const addressOf = ({ kind, id }: { kind: Kind; id: number }): string =>
  pathTo(`/information/${kind}/:id`, { id })
