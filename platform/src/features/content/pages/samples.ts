import { ask } from '../../../../test/ask.ts'
import type { FeatureSamples } from '../../../../test/sample.ts'
import { fullDocument } from '../../../../test/stage-content.ts'
import { makeZip } from '../../../../test/archives.ts'
import { addressOf, pageSlugs } from './rules.ts'
import { standardTheme } from './theme.ts'
import type { Stage } from '../../../../test/stage.ts'

const edited = async ({ world, people, site }: Stage) =>
  (await ask(world, `GET /api/admin/content/pages/${site.pageId}`, { as: people.administrator })).data

const anew = async ({ world, people, name }: Stage, role: string): Promise<number> => {
  const made = await ask(world, 'POST /api/admin/content/sites', {
    as: people.administrator,
    body: {
      name: `${name}-${role}-${Date.now()}`
        .toLowerCase()
        .replace(/[^a-z0-9-]/g, '')
        .slice(-40)
        .replace(/^-+/, ''),
      title: { zh: '站', en: 'Site' },
    },
  })
  return made.data.id
}

const addPage = async (stage: Stage, role: string): Promise<number> => {
  const siteId = await anew(stage, role)
  const made = await ask(stage.world, `POST /api/admin/content/sites/${siteId}/pages`, {
    as: stage.people.administrator,
    body: { slug: 'home', title: { zh: '首页', en: 'Home' } },
  })
  return made.data.id
}

const both = (text: string) => ({ zh: text, en: text })
const emptySettings = {
  title: both('站'),
  about: both(''),
  theme: standardTheme,
  logo: null,
  banner: null,
  menu: [],
  footer: both(''),
}

export const samples: FeatureSamples = {
  policy: `
call                                                                  visitor user  other member captain foreign organiser administrator editor certifier
GET /api/sites                                                        ok      ok    ok    ok     ok      ok      ok        ok
GET /api/sites/{name}                                                 ok      ok    ok    ok     ok      ok      ok        ok
GET /api/sites/{name}/pages/{slug}                                    ok      ok    ok    ok     ok      ok      ok        ok
GET /api/sites/{name}/news                                            ok      ok    ok    ok     ok      ok      ok        ok
GET /api/sites/{name}/news/{id}                                       ok      ok    ok    ok     ok      ok      ok        ok
GET /api/admin/content/choices                                        40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/content                                                40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/content/sites                                         40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/content/sites/{siteId}                                 40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/content/sites/{siteId}                                 40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/content/sites/{siteId}/archive                         40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/content/sites/import                                  40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
DELETE /api/admin/content/sites/{siteId}                              40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/content/sites/{siteId}/pages                          40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/content/pages/{pageId}                                 40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
PUT /api/admin/content/pages/{pageId}                                 40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
DELETE /api/admin/content/pages/{pageId}                              40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/content/pages/{pageId}/steps                          40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/content/pages/{pageId}/preview                         40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/content/pages/{pageId}/revisions                       40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
GET /api/admin/content/pages/{pageId}/revisions/{number}              40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
POST /api/admin/content/pages/{pageId}/revisions/{number}/restore     40101   40301 40301 40301  40301   40301   40301     ok            ok     40301
`,
  calls: {
    'GET /api/admin/content/sites/{siteId}/archive': ({ site }) => [{ params: { siteId: site.id } }],
    'POST /api/admin/content/sites/import': (_stage, role) => [
      {
        fields: { name: `${role}-${String(Date.now())}` },
        file: {
          field: 'file',
          name: 'site.zip',
          content: makeZip([
            {
              name: 'site.json',
              content: JSON.stringify({
                format: 'leitai-site',
                version: 1,
                name: 'sponsor',
                settings: emptySettings,
                pages: [],
                media: [],
                pictures: [],
              }),
            },
          ]),
        },
      },
    ],
    'GET /api/sites': () => [{}],
    'GET /api/sites/{name}': ({ site }) => [{ params: { name: site.name } }],
    'GET /api/sites/{name}/pages/{slug}': ({ site }) => [
      { params: { name: site.name, slug: 'home' } },
      { params: { name: site.name, slug: 'news' } },
    ],
    'GET /api/sites/{name}/news': ({ site }) => [{ params: { name: site.name } }],
    'GET /api/sites/{name}/news/{id}': ({ site }) => [{ params: { name: site.name, id: site.articleId } }],
    'GET /api/admin/content': () => [{}],
    'GET /api/admin/content/choices': () => [{}],
    'POST /api/admin/content/sites': ({ name }, role) => [
      { body: { name: `${name}-${role}`, title: { zh: '站', en: 'Site' } } },
    ],
    'GET /api/admin/content/sites/{siteId}': ({ site }) => [{ params: { siteId: site.id } }],
    'PUT /api/admin/content/sites/{siteId}': async ({ world, people, site }) => {
      const { data } = await ask(world, `GET /api/admin/content/sites/${site.id}`, {
        as: people.administrator,
      })
      return [{ params: { siteId: site.id }, body: { value: data.value, tag: data.tag } }]
    },
    'DELETE /api/admin/content/sites/{siteId}': async (stage, role) => [
      { params: { siteId: await anew(stage, role) } },
    ],
    'POST /api/admin/content/sites/{siteId}/pages': async (stage, role) => [
      {
        params: { siteId: await anew(stage, role) },
        body: { slug: 'home', title: { zh: '首页', en: 'Home' } },
      },
    ],
    'GET /api/admin/content/pages/{pageId}': ({ site }) => [{ params: { pageId: site.pageId } }],
    'PUT /api/admin/content/pages/{pageId}': async stage => [
      {
        params: { pageId: stage.site.pageId },
        body: { document: fullDocument('changed'), number: (await edited(stage)).number },
      },
    ],
    'DELETE /api/admin/content/pages/{pageId}': async (stage, role) => [
      { params: { pageId: await addPage(stage, role) } },
    ],
    'POST /api/admin/content/pages/{pageId}/steps': async stage => {
      const { number, steps } = await edited(stage)
      const open = (steps as { step: string; obstacle: string | null }[]).find(
        ({ step, obstacle }) => obstacle === null && step !== 'schedule',
      )
      return [
        { params: { pageId: stage.site.pageId }, body: { step: open?.step, number, reason: 'as a test' } },
      ]
    },
    'GET /api/admin/content/pages/{pageId}/preview': ({ site }) => [{ params: { pageId: site.pageId } }],
    'GET /api/admin/content/pages/{pageId}/revisions': ({ site }) => [{ params: { pageId: site.pageId } }],
    'GET /api/admin/content/pages/{pageId}/revisions/{number}': ({ site }) => [
      { params: { pageId: site.pageId, number: 1 } },
    ],
    'POST /api/admin/content/pages/{pageId}/revisions/{number}/restore': async stage => [
      { params: { pageId: stage.site.pageId, number: 1 }, body: { number: (await edited(stage)).number } },
    ],
  },
  pages: {
    '/special/:name/news/:id': ({ site }) => `/special/${site.name}/news/${site.articleId}`,
    '/admin/content/sites/:siteId': ({ site }) => `/admin/content/sites/${site.id}`,
    '/admin/content/pages/:pageId': ({ site }) => `/admin/content/pages/${site.pageId}`,
    '/admin/content/preview/:pageId': ({ site }) => `/admin/content/preview/${site.pageId}`,
    ...Object.fromEntries(
      pageSlugs.map(slug => [addressOf(':name', slug), ({ site }: Stage) => addressOf(site.name, slug)]),
    ),
  },
}
