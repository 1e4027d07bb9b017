type Data = Record<string, unknown>
type Reader = { cookie: string; userId: number }

/**
 * What stands for the placeholders of each area's paths: ids of the demo world, asked of the product itself. Twice, for the
 * tool takes one id an area, and the paths of the inbox name people in one place and notices in another.
 */
export async function findIds(url: string, { cookie, userId }: Reader): Promise<Record<string, Data>[]> {
  const ask = async (path: string): Promise<Data> => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return ((await answer.json()) as { data: Data }).data
  }
  const [competitions, datasets, information, sessions, notices] = await Promise.all([
    ask('/api/competitions'),
    ask(`/api/datasets/list?mine=1`),
    ask('/api/information'),
    ask('/api/v1/inbox/sessions'),
    ask('/api/v2/notices'),
  ])
  const first = (list: unknown) => (list as { id: number }[] | undefined)?.[0]?.id
  const areas = {
    competitions: { id: first((competitions.cmpt as Data).competitions) },
    datasets: { id: first(datasets.list) },
    information: { id: first(information.list) },
    profile: { id: userId },
  }
  const [session] = sessions.sessions as { participantor: { id: number } }[]
  return [
    { ...areas, inbox: { id: session?.participantor.id } },
    { ...areas, inbox: { id: first(notices.list) } },
  ]
}
