import { sql } from 'kysely'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { publicTitles } from '../../../competing/competitions/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { publicArticles } from '../../information/server/public.ts'
import * as calls from '../editing.contract.ts'
import { addPath, savePath } from './commands/save-path.ts'
import { editedPathOf } from './edited.ts'

export const editingHandlers: Handler[] = [
  handleStaff(calls.listManagedPaths, async ({ db }) => {
    const rows = await db
      .selectFrom('learning_path as p')
      .select([
        'p.id',
        'p.title_zh as titleZh',
        'p.title_en as titleEn',
        'p.is_published as isPublished',
        sql<number>`(select count(*) from learning_step s where s.path_id = p.id)`.as('steps'),
        sql<number>`(select count(distinct g.user_id) from learning_progress g
          join learning_step s on s.id = g.step_id where s.path_id = p.id)`.as('learners'),
      ])
      .orderBy('p.sort')
      .orderBy('p.id')
      .limit(200)
      .execute()
    return { list: rows }
  }),

  handleStaff(calls.addPath, (context, { body }) =>
    context.write(async tx => ({ id: await addPath(tx, { ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.getManagedPath, async ({ db, now }, { params }) => {
    const [path, articles, competitions] = await Promise.all([
      editedPathOf(db, params.pathId),
      publicArticles(db, now),
      publicTitles(db, now),
    ])
    return { ...path, articles, competitions }
  }),

  handleStaff(calls.savePath, (context, { params, body }) =>
    context.write(async tx => {
      await savePath(tx, { ...params, ...body, ...byWhom(context) })
      return editedPathOf(tx, params.pathId)
    }),
  ),
]
