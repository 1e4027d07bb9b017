import type { Context } from '../../../../base/http/context.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import * as calls from '../accomplishments.contract.ts'
import type { AccomplishmentKind } from '../accomplishments.rules.ts'
import { profileFaults } from '../faults.ts'
import {
  addAccomplishment,
  changeAccomplishment,
  deleteAccomplishment,
} from './commands/save-accomplishment.ts'
import { accomplishmentView } from './present.ts'

type Said = { name: string; organization: string; getTime?: string | null; description: string }

const columns = (kind: AccomplishmentKind, said: Said) => ({
  kind,
  name: said.name,
  organization: said.organization,
  gotOn: said.getTime ?? null,
  description: said.description,
})

const add = ({ viewer, now, write }: Context<Viewer>, kind: AccomplishmentKind, said: Said) =>
  write(async tx =>
    accomplishmentView(await addAccomplishment(tx, { userId: viewer.userId, ...columns(kind, said), now })),
  )

type Asked = { userId?: number | undefined; shipDeleteId: number; deleteId?: number | undefined }

async function remove({ viewer, write }: Context<Viewer>, kind: AccomplishmentKind, asked: Asked) {
  requireOperator(viewer, asked.userId)
  if (asked.deleteId !== undefined && asked.deleteId !== asked.shipDeleteId)
    throw new Failure(profileFaults.noSuchAccomplishment)
  return write(async tx => {
    await deleteAccomplishment(tx, { userId: viewer.userId, kind, id: asked.shipDeleteId })
    return { affectedRows: 1 }
  })
}

export const accomplishmentHandlers: Handler[] = [
  handle(calls.addArticle, async (context, { body }) => {
    const { name, ...one } = await add(context, 'article', { ...body, name: body.articleName })
    return { ...one, articleName: name }
  }),
  handle(calls.addPrize, async (context, { body }) => {
    const { name, ...one } = await add(context, 'prize', { ...body, name: body.prizeName })
    return { ...one, prizeName: name }
  }),
  handle(calls.addProject, async (context, { body }) => {
    const { name, ...one } = await add(context, 'project', { ...body, name: body.projectName })
    return { ...one, projectName: name }
  }),
  handle(calls.addOthers, async (context, { body }) => {
    const { name, ...one } = await add(context, 'others', { ...body, name: body.othersName })
    return { ...one, othersName: name }
  }),

  handle(calls.addAccomplishment, (context, { params, body }) => add(context, params.type, body)),
  handle(calls.addByAuth, (context, { body }) => add(context, body.type, body)),
  handle(calls.changeByAuth, ({ viewer, write }, { body }) =>
    write(async tx =>
      accomplishmentView(
        await changeAccomplishment(tx, {
          userId: viewer.userId,
          id: body.shipDeleteId,
          ...columns(body.type, body),
        }),
      ),
    ),
  ),

  handle(calls.deleteArticle, (context, { query }) => remove(context, 'article', query)),
  handle(calls.deletePrize, (context, { query }) => remove(context, 'prize', query)),
  handle(calls.deleteProject, (context, { query }) => remove(context, 'project', query)),
  handle(calls.deleteOthers, (context, { query }) => remove(context, 'others', query)),
]
