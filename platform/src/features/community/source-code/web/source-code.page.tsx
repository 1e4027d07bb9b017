import { redirect, useOutletContext } from 'react-router'
import type { SiteApi } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { commentsPerPage, proceduresPerPage } from '../rules.ts'
import { sourceCodeWords } from '../words.ts'
import { CodeList } from './parts/code-list.tsx'
import { CodeView } from './parts/code-view.tsx'
import { codeAddress } from './code-address.ts'
import { firstFile } from './tree.ts'
import type { CodeComment } from './wire.ts'
import { readSourceCode } from '../contract.ts'
import type { Route } from './+types/source-code.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const query = { ...readQuery(readSourceCode, url), size: proceduresPerPage }
  const answer = await api('GET /api/competitions/submits/source-code', { query })
  const { procedure, file } = answer
  if (procedure) {
    const path = query.path ?? firstFile(procedure.tree)
    // By its competition's id it stands under the tabs of that.
    const isWhole = path === query.path && procedure.competition.id === query.cmptId
    if (!isWhole) {
      const more = Object.fromEntries(url.searchParams)
      throw redirect(
        codeAddress(procedure, { ...more, cmptId: String(procedure.competition.id), ...(path && { path }) }),
      )
    }
  }
  const comments = procedure && file ? await allComments(api, procedure.id, file.path) : []
  return { ...answer, comments, page: query.page }
}

const mostPages = 10

/** What was said about one file, page by page. */
async function allComments(api: SiteApi, procedureId: number, path: string): Promise<CodeComment[]> {
  const found: CodeComment[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { comments, total } = await api('GET /api/competitions/submits/source-code/comment', {
      query: { procedureId, path, page, size: commentsPerPage },
    })
    found.push(...comments)
    if (found.length >= total) break
  }
  return found
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, sourceCodeWords, words => {
    const title = loaderData?.procedure?.competition.title ?? loaderData?.competition?.title
    return { title: title ? words.of(title) : words.title, description: words.lead }
  })

/** The code of solution competitions: what there is, and one hand-in file by file. */
export default function SourceCodePage({ loaderData }: Route.ComponentProps) {
  const { procedure, file, comments } = loaderData
  // Below its competition's name, or alone where that was taken from view.
  const heading = useOutletContext() ? 'h2' : 'h1'
  return procedure ? (
    <CodeView procedure={procedure} file={file} comments={comments} heading={heading} />
  ) : (
    <CodeList data={loaderData} page={loaderData.page} />
  )
}
