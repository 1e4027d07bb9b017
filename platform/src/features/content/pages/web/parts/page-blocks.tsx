import type { ComponentType } from 'react'
import type { BlockKind, ShownBlock } from '../../blocks.ts'
import { ActionView } from '../../blocks/action/view.tsx'
import { CardsView } from '../../blocks/cards/view.tsx'
import { CompetitionsView } from '../../blocks/competitions/view.tsx'
import { ContactView } from '../../blocks/contact/view.tsx'
import { DownloadsView } from '../../blocks/downloads/view.tsx'
import { ExpertsView } from '../../blocks/experts/view.tsx'
import { JobsView } from '../../blocks/jobs/view.tsx'
import { FaqView } from '../../blocks/faq/view.tsx'
import { GalleryView } from '../../blocks/gallery/view.tsx'
import { HeroView } from '../../blocks/hero/view.tsx'
import { LeaderboardView } from '../../blocks/leaderboard/view.tsx'
import { NewsView } from '../../blocks/news/view.tsx'
import { OrganisationsView } from '../../blocks/organisations/view.tsx'
import { PictureView } from '../../blocks/picture/view.tsx'
import { StatisticsView } from '../../blocks/statistics/view.tsx'
import { TextView } from '../../blocks/text/view.tsx'
import { TimelineView } from '../../blocks/timeline/view.tsx'
import { VideoView } from '../../blocks/video/view.tsx'

type ViewOf<K extends BlockKind> = ComponentType<
  Omit<Extract<ShownBlock, { kind: K }>, 'kind'> & { isFirst: boolean }
>

const views: { [K in BlockKind]: ViewOf<K> } = {
  hero: HeroView,
  text: TextView,
  statistics: StatisticsView,
  cards: CardsView,
  timeline: TimelineView,
  competitions: CompetitionsView,
  leaderboard: LeaderboardView,
  experts: ExpertsView,
  organisations: OrganisationsView,
  jobs: JobsView,
  news: NewsView,
  picture: PictureView,
  gallery: GalleryView,
  video: VideoView,
  faq: FaqView,
  downloads: DownloadsView,
  action: ActionView,
  contact: ContactView,
}

/** The blocks of a page from top to bottom. */
export function PageBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return blocks.map((block, at) => {
    // Kind and value belong together, which the compiler cannot follow through the list of views.
    const View = views[block.kind] as ComponentType<ShownBlock & { isFirst: boolean }>
    return <View key={block.id} {...block} isFirst={at === 0} />
  })
}
