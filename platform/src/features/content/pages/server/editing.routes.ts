import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Context } from '../../../../base/http/context.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { publishedNames } from '../../experts/server/public.ts'
import { publicTitles } from '../../../competing/competitions/server/public.ts'
import { offered } from '../../../shared/catalogue/rules.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import { differences } from '../differences.ts'
import * as calls from '../editing.contract.ts'
import { addPage } from './commands/add-page.ts'
import { addSite } from './commands/add-site.ts'
import { removePage } from './commands/remove-page.ts'
import { removeSite } from './commands/remove-site.ts'
import { saveDraft } from './commands/save-draft.ts'
import { saveSite } from './commands/save-site.ts'
import { takeStep } from './commands/take-step.ts'
import { editedPage, pagesInTree } from './edited.views.ts'
import { presentPage } from './present.ts'
import { frameOf } from './read-site.ts'
import { listRevisions, requireRevision } from './revisions.views.ts'
import { requireSiteRow, settingsOf } from './site-settings.ts'

const asEditor = ({ viewer, now }: Context<Viewer>) => ({ by: viewer.userId, now })

export const editingHandlers: Handler[] = [
  handleStaff(calls.getTree, async ({ db, now }) => {
    const [sites, pages] = await Promise.all([
      db.selectFrom('content_site').selectAll().orderBy('is_own', 'desc').orderBy('id').limit(200).execute(),
      pagesInTree(db, now),
    ])
    return {
      sites: sites.map(site => ({
        id: site.id,
        name: site.name,
        title: { zh: site.title_zh, en: site.title_en },
        isPublished: site.is_published,
        isOwn: site.is_own,
        pages: pages.filter(page => page.siteId === site.id),
      })),
    }
  }),

  handleStaff(calls.getChoices, async ({ db, now }) => {
    const [competitions, experts, { tags }] = await Promise.all([
      publicTitles(db, now),
      publishedNames(db),
      entriesOf(db, 'tags'),
    ])
    return {
      competitions: competitions.map(({ id, titleZh, titleEn }) => ({
        id,
        nameZh: titleZh,
        nameEn: titleEn,
      })),
      experts,
      topics: offered(tags).map(({ key, nameZh, nameEn }) => ({ code: key, nameZh, nameEn })),
    }
  }),

  handleStaff(calls.addSite, (context, { body }) =>
    context.write(async tx => ({ id: await addSite(tx, { ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.getSiteSettings, async ({ db, now }, { params: { siteId } }) => {
    const [row, pages] = await Promise.all([requireSiteRow(db, siteId), pagesInTree(db, now, { siteId })])
    return {
      name: row.name,
      isOwn: row.is_own,
      ...section(settingsOf(row)),
      pages,
    }
  }),

  handleStaff(calls.saveSite, (context, { params, body }) =>
    context.write(async tx => section(await saveSite(tx, { ...params, ...body, ...byWhom(context) }))),
  ),

  handleStaff(calls.removeSite, (context, { params }) =>
    context.write(async tx => {
      await removeSite(tx, { ...params, ...byWhom(context) })
      return { id: params.siteId }
    }),
  ),

  handleStaff(calls.addPage, (context, { params, body: { slug, title } }) =>
    context.write(async tx => {
      const document = { title, description: { zh: '', en: '' }, blocks: [] }
      return { id: await addPage(tx, { ...params, slug, document, ...byWhom(context) }) }
    }),
  ),

  handleStaff(calls.getEditedPage, (context, { params }) =>
    editedPage(context.db, params.pageId, asEditor(context)),
  ),

  handleStaff(calls.saveDraft, (context, { params, body }) =>
    context.write(async tx => {
      await saveDraft(tx, { ...params, ...body, ...byWhom(context) })
      return editedPage(tx, params.pageId, asEditor(context))
    }),
  ),

  handleStaff(calls.removePage, (context, { params }) =>
    context.write(async tx => {
      await removePage(tx, { ...params, ...byWhom(context) })
      return { id: params.pageId }
    }),
  ),

  handleStaff(calls.takeStep, (context, { params, body: { at, ...body } }) =>
    context.write(async tx => {
      const when = at === null ? null : new Date(at)
      await takeStep(tx, { ...params, ...body, at: when, ...byWhom(context) })
      return editedPage(tx, params.pageId, asEditor(context))
    }),
  ),

  handleStaff(calls.previewPage, async (context, { params: { pageId }, query }) => {
    const { db, lang, now } = context
    const { page, site, document } = await editedPage(db, pageId, asEditor(context))
    const shown =
      query.revision === undefined ? document : (await requireRevision(db, pageId, query.revision)).document
    const [frame, presented] = await Promise.all([
      requireSiteRow(db, site.id).then(row => frameOf(db, row, lang)),
      presentPage({ db, lang, now, site }, page.slug, shown),
    ])
    return { site: frame, page: presented }
  }),

  handleStaff(calls.listRevisions, ({ db, now }, { params, query }) =>
    listRevisions(db, { ...params, page: query.page, perPage: query.per_page, now }),
  ),

  handleStaff(calls.getRevision, async (context, { params: { pageId, number } }) => {
    const { document: draft } = await editedPage(context.db, pageId, asEditor(context))
    const revision = await requireRevision(context.db, pageId, number)
    return { ...revision, draft, changes: differences(revision.document, draft) }
  }),

  handleStaff(calls.restoreRevision, async (context, { params, body }) => {
    const { document } = await requireRevision(context.db, params.pageId, params.number)
    return context.write(async tx => {
      await saveDraft(tx, {
        pageId: params.pageId,
        document,
        number: body.number,
        restored: params.number,
        ...byWhom(context),
      })
      return editedPage(tx, params.pageId, asEditor(context))
    })
  }),
]
