// Started by floor.ts as a process of its own: what the product's answers are compared with.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import Fastify from 'fastify'
import { fromHtml } from 'hast-util-from-html'
import pg from 'pg'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'

const [folder = '', databaseUrl = ''] = process.argv.slice(2)
const json = readFileSync(`${folder}/list.json`, 'utf8')

type Node = ReturnType<typeof fromHtml>['children'][number]

/** The same elements with the same attributes, and nothing that computes them. */
function toElement(node: Node, key: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { style: _style, className, ...rest } = node.properties
  const props = {
    ...rest,
    key,
    ...(Array.isArray(className) ? { className: className.join(' ') } : {}),
  }
  if (node.tagName === 'script' || node.tagName === 'style') {
    const text = node.children.map(child => (child.type === 'text' ? child.value : '')).join('')
    return createElement(node.tagName, { ...props, dangerouslySetInnerHTML: { __html: text } })
  }
  const children = node.children.map((child, index) => toElement(child as Node, index))
  return createElement(node.tagName, props, ...(children.length > 0 ? children : []))
}

const names = readdirSync(folder)
  .filter(file => file.endsWith('.html'))
  .map(file => basename(file, '.html'))
const routes = names.map(name => {
  const { children } = fromHtml(readFileSync(`${folder}/${name}.html`, 'utf8'))
  const tree = children.find(node => node.type === 'element' && node.tagName === 'html')
  if (!tree) throw new Error(`the page ${name} to compare with has no html element`)
  return { path: `/page/${name}`, loader: () => 'data', Component: () => toElement(tree, 0) }
})
// The router wants one route at least, where no page is asked for.
const router = createStaticHandler([{ path: '/' }, ...routes])
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })

const app = Fastify()
app.get('/bytes', (_request, reply) => reply.type('application/json').send(json))
// One prepared select of as many rows as the list has, and the list's bytes.
app.get('/live', async (_request, reply) => {
  await pool.query({ name: 'list', text: 'select * from competition where id > $1 limit 12', values: [0] })
  return reply.type('application/json').send(json)
})
// The write of a reviewer's sheet alone.
app.put('/sheet/:assignment', async (request, reply) => {
  const { assignment } = request.params as { assignment: string }
  await pool.query({
    name: 'sheet',
    text: 'update review_sheet set to_authors = $2 where assignment_id = $1',
    values: [assignment, JSON.stringify(request.body)],
  })
  return reply.send({ tag: 1 })
})
// What PostgreSQL alone gives of a page of a board: its rows by the index, with the names of their teams.
app.get('/board/:schedule/:offset', async (request, reply) => {
  const { schedule, offset } = request.params as { schedule: string; offset: string }
  const { rows } = await pool.query({
    name: 'board',
    text: `select e.team_id, t.name, e.score, e.best_at, e.valid_count from ranking_entry e join team t on t.id = e.team_id
      where e.schedule_id = $1 and e.board = 'A' and e.sub_rank = '' and e.is_ranked
      order by e.sort_key, e.best_at, e.team_id offset $2 limit 20`,
    values: [schedule, offset],
  })
  return reply.send(rows)
})
app.get('/page/:name', async (request, reply) => {
  const context = await router.query(new Request(`http://localhost${request.url}`))
  if (context instanceof Response) throw new Error('the bare page answered a response')
  const page = renderToString(
    createElement(StaticRouterProvider, { router: createStaticRouter(router.dataRoutes, context), context }),
  )
  return reply.type('text/html').send(`<!doctype html>${page}`)
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(url)
process.on('disconnect', () => process.exit(0))
