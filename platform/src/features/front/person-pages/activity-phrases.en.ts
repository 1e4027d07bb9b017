import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './activity-phrases.zh.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const phrases: Translated<typeof zh> = {
  title: 'Activity',
  told: {
    sign_up: 'joined {}',
    first_score: 'got a first score in {}',
    personal_best: 'set a new personal best in {}',
    final_rank: 'finished {}',
    dataset: 'published the dataset {}',
    thread: 'started the discussion {}',
    answer: 'wrote the accepted answer to {}',
    article: 'added the article “{}”',
    project: 'added the project “{}”',
    prize: 'added the prize “{}”',
    other: 'added “{}”',
  },
  score: score => `Score ${score}`,
  times: count => `${count} times`,
  rank: (rank, teams) => `Final rank ${rank} of ${teams}`,
  inCompetition: title => `in “${title}”`,
  older: 'Older activity',
  newest: 'Back to the newest',
  hidden: 'This person does not show their activity.',
  none: 'No activity yet',
  noneOwn: 'Join a competition, submit a result or take part in a discussion: it will show up here.',
  noneOther:
    'It will show up here once they join a competition, submit a result or take part in a discussion.',
  browse: 'Browse competitions',
  heat: {
    title: 'The last year',
    total: count => (count === '1' ? '1 activity' : `${count} activities`),
    day: (day, count) => `${day}: ${count}`,
    dayHead: 'Day',
    countHead: 'Activities',
    less: 'Less',
    more: 'More',
    month: month => months[month - 1] ?? '',
    scroll: 'Activity on each day of the last year',
  },
  followed: {
    title: 'People you follow',
    nobodyHint:
      'Open the page of somebody in a discussion or on a leaderboard and follow them: what they do will show up here.',
    meet: 'Go to the discussions',
    quiet: 'Nothing new from the people you follow.',
  },
}
