import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../editing.contract.ts'
import { publishDocument } from './commands/publish-document.ts'
import { saveDocument } from './commands/save-document.ts'
import { editedList, editedShown } from './edited.ts'

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
