import { sql } from 'kysely'
import { inScope, soon, type Todo } from '../../../../base/todo.ts'

/** Drafts that begin soon. */
export const lateDrafts: Todo = {
  kind: 'drafts',
  place: 80,
  page: '',
  text: {
    zh: () => '两周内开始，但还没有发布',
    en: () => 'Starts within two weeks but is not published yet',
  },
  find: scope => sql`
    select id, 1 as count from competition
    where published_at is null and start_at between ${scope.now} and ${soon(scope)} and ${inScope(scope, 'id')}`,
}
