import type { ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { PageBlocks } from './page-blocks.tsx'
import { PageHeading } from './page-head.tsx'

export type PageData = Answer<SiteCalls['GET /api/sites/{name}/pages/{slug}']>

/** A page whole: its heading where it does not begin with a hero, its blocks, and what its address shows besides. */
export function ShownPage({ page, children }: { page: PageData; children?: ReactNode }) {
  return (
    <>
      {page.blocks[0]?.kind !== 'hero' && <PageHeading title={page.title} description={page.description} />}
      <PageBlocks blocks={page.blocks} />
      {children}
    </>
  )
}
