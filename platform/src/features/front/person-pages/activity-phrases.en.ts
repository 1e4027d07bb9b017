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
  hidden: 'This user keeps their activity private.',
  none: 'No activity yet',
  noneOwn: 'Join a competition, make a submission or take part in a discussion, and it shows up here.',
  noneOther: 'It shows up here once they join a competition, make a submission or take part in a discussion.',
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
    nobodyHint: 'Follow people from a discussion or a leaderboard, and their activity shows up here.',
    meet: 'Go to the discussions',
    quiet: 'Nothing new from the people you follow.',
  },
}
