import { answersCsv, edited, picture, zipOf, type Edit } from './bundle.ts'

/** A bundle of CodaLab as Codabench still takes it: pages and phases by name, anchors in the leaderboard. */
export const codalabZip = (edit: Edit = {}) =>
  edited(
    [
      {
        name: 'competition.yaml',
        content: `title: Hello phases
description: A small competition
image: logo.png
has_registration: True
admin_names: someone, other
end_date: 2027-12-31
competition_docker_image: codalab/codalab-legacy:py37
html:
  overview: overview.html
  evaluation: evaluation.html
  terms: terms.html
  data: data.html
phases:
  1: &PHASE1
    phasenumber: 1
    label: "First phase"
    start_date: 2027-01-15
    max_submissions: 100
    max_submissions_per_day: 3
    color: green
    scoring_program: scoring_program.zip
    reference_data: reference_data_1.zip
    public_data: public_data.zip
    datasets:
      1:
        name: Training data
        url: https://example.org/train.zip
  2:
    phasenumber: 2
    label: "Second phase"
    start_date: 2027-06-01 12:00:00+08:00
    scoring_program: scoring_program.zip
    reference_data: reference_data_2
leaderboard:
  leaderboards:
    Results: &RESULTS
      label: RESULTS
      rank: 1
  columns:
    set1_score: &COLUMN
      leaderboard: *RESULTS
      label: Error
      numeric_format: 4
      rank: 2
      sort: asc
    set2_score:
      <<: *COLUMN
      label: Other error
      rank: 3
`,
      },
      { name: 'logo.png', content: picture },
      { name: 'overview.html', content: '<p>Hello.</p>' },
      { name: 'evaluation.html', content: '<p>Errors count.</p>' },
      { name: 'terms.html', content: '<p>Agree.</p>' },
      { name: 'data.html', content: '<p>The data.</p>' },
      { name: 'scoring_program.zip', content: zipOf([{ name: 'evaluate.py', content: 'pass\n' }]) },
      { name: 'reference_data_1.zip', content: zipOf([{ name: 'answer.csv', content: answersCsv(5) }]) },
      { name: 'reference_data_2/answer.txt', content: '1\n0\n1\n' },
      { name: 'public_data.zip', content: zipOf([{ name: 'train.csv', content: 'x\n1\n' }]) },
    ],
    'competition.yaml',
    edit,
  )
