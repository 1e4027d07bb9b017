import { audit } from '../../../../base/audit/audit.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../archive.contract.ts'
import { sendSite } from './archive/send-site.ts'
import { takeSite } from './archive/take-site.ts'
import { importSite } from './commands/import-site.ts'

export const archiveHandlers: Handler[] = [
  handleStaff(calls.exportSite, async (context, { params: { siteId } }) => {
    const { actor, now } = byWhom(context)
    await sendSite(context, siteId, () =>
      context.write(tx =>
        audit(tx, actor, { action: 'content.export-site', subject: 'content_site', subjectId: siteId }, now),
      ),
    )
  }),

  handleStaff(calls.importSite, async context => {
    const taken = await takeSite(context)
    return context.write(tx => importSite(tx, { taken, ...byWhom(context) }))
  }),
]
