import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../editing.contract.ts'
import { publishDocument } from './commands/publish-document.ts'
import { saveDocument } from './commands/save-document.ts'
import { editedList, editedShown } from './edited.ts'

const byWhom = ({ viewer, address, now }: Context<Viewer>) => ({
  actor: { userId: viewer.userId, address },
  now,
})

export const editingHandlers: Handler[] = [
  handleStaff(calls.listEditedDocuments, ({ db }) => editedList(db)),

  handleStaff(calls.getEditedDocument, ({ db }, { params }) => editedShown(db, params.tab)),

  handleStaff(calls.saveDocument, (context, { params, body }) =>
    context.write(async tx => {
      await saveDocument(tx, { ...params, ...body, ...byWhom(context) })
      return editedShown(tx, params.tab)
    }),
  ),

  handleStaff(calls.publishDocument, (context, { params, body }) =>
    context.write(async tx => {
      await publishDocument(tx, { ...params, ...body, ...byWhom(context) })
      return editedShown(tx, params.tab)
    }),
  ),
]
