type Data = Record<string, unknown>
type Reader = { cookie: string; userId: number }

/**
 * What stands for the placeholders of each area's paths: ids of the demo world, asked of the product itself. Twice, for the
 * tool takes one id an area, while the paths of the inbox name people and notices, those of information articles and
 * activities, those of sponsors articles and seasons.
 */
export async function findIds(url: string, { cookie, userId }: Reader): Promise<Record<string, Data>[]> {
  const ask = async (path: string): Promise<Data> => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return ((await answer.json()) as { data: Data }).data
  }
  const first = (list: unknown) => (list as { id: number }[] | undefined)?.[0]?.id
  const [competitions, datasets, articles, activities, seasons, sites, sessions, notices] = await Promise.all(
    [
      ask('/api/competitions'),
      ask('/api/datasets/list?mine=1'),
      ask('/api/information?kind=info'),
      ask('/api/information?kind=activity'),
      ask('/api/seasons'),
      ask('/api/sites'),
      ask('/api/v1/inbox/sessions'),
      ask('/api/v2/notices'),
    ],
  )
  const [site] = sites.sites as { name: string }[]
  const [series] = seasons.series as { seasons: unknown }[]
  const news = await ask(`/api/sites/${site?.name}/news`)
  const [session] = sessions.sessions as { participantor: { id: number } }[]
  const areas = {
    competitions: { id: first((competitions.cmpt as Data).competitions) },
    datasets: { id: first(datasets.list) },
    profile: { id: userId },
  }
  return [
    {
      ...areas,
      inbox: { id: session?.participantor.id },
      information: { id: first(articles.list) },
      sponsor: { name: site?.name, id: first(news.list) },
    },
    {
      ...areas,
      inbox: { id: first(notices.list) },
      information: { id: await mostSections(activities.list as { id: number }[], ask) },
      sponsor: { name: site?.name, id: first(series?.seasons) },
    },
  ]
}

/** The activity of the most own pages, for the specification names five. */
async function mostSections(activities: { id: number }[], ask: (path: string) => Promise<Data>) {
  const found = await Promise.all(
    activities.map(async ({ id }) => {
      const { activity } = await ask(`/api/information/${id}/activity`)
      return { id, sections: (activity as { sections?: unknown[] } | null)?.sections?.length ?? 0 }
    }),
  )
  return found.toSorted((a, b) => b.sections - a.sections)[0]?.id
}
