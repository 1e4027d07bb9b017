import { answersCsv, edited, picture, zipOf, type Edit } from './bundle.ts'

/** A bundle of Codabench with a task in a folder, another in an archive, and data for participants. */
export const codabenchZip = (edit: Edit = {}) =>
  edited(
    [
      {
        name: 'competition.yaml',
        content: `version: 2
title: Wheat kernels
description: Three kinds of kernels from seven measures
image: logo.png
registration_auto_approve: False
docker_image: codalab/codalab-legacy:py39
terms: pages/terms.md
pages:
  - title: Overview
    file: pages/overview.md
  - title: Evaluation
    file: pages/evaluation.html
  - title: Participation
    file: pages/participate.md
tasks:
  - index: 0
    name: Development Task
    is_public: false
    input_data: input_data/
    reference_data: dev_phase/reference_data/
    scoring_program: scoring_program/
    ingestion_program: ingestion_program/
  - index: 1
    name: Final Task
    reference_data: final_reference.zip
    scoring_program: scoring_program/
solutions:
  - index: 0
    tasks:
    - 0
    path: solution/
phases:
  - index: 0
    name: Development
    description: 'Tune your models.'
    start: 1-1-2027 # Month/Day/Year
    end: 3-31-2027
    max_submissions_per_day: 5
    max_submissions: 100
    execution_time_limit: 500
    tasks:
      - 0
    starting_kit: starting_kit
    public_data: public_data.zip
  - index: 1
    name: Final
    start: 4-1-2027
    max_submissions: 1
    tasks:
      - 1
leaderboards:
  - title: Results
    key: main
    submission_rule: "Force_Last"
    columns:
      - title: Prediction score
        key: accuracy
        index: 0
        sorting: desc
      - title: Duration
        key: duration
        index: 1
        sorting: asc
`,
      },
      { name: 'logo.png', content: picture },
      { name: 'pages/overview.md', content: '# Wheat\n\nThree kinds.' },
      { name: 'pages/evaluation.html', content: '<h1>Score</h1><p>Share of right answers.</p>' },
      { name: 'pages/participate.md', content: 'Hand in `id,label`.' },
      { name: 'pages/terms.md', content: 'Be honest.' },
      { name: 'dev_phase/reference_data/reference.csv', content: answersCsv(4) },
      {
        name: 'final_reference.zip',
        content: zipOf([{ name: 'truth.tsv', content: answersCsv(8).replaceAll(',', '\t') }]),
      },
      { name: 'scoring_program/score.py', content: 'print(1)\n' },
      { name: 'scoring_program/metadata.yaml', content: 'command: python3 score.py\n' },
      { name: 'ingestion_program/ingest.py', content: 'print(2)\n' },
      { name: 'input_data/test.csv', content: 'id,x\n1,2\n' },
      {
        name: 'public_data.zip',
        content: zipOf([
          { name: 'train.csv', content: 'x,label\n1,a\n' },
          { name: 'about/notes.txt', content: 'notes' },
        ]),
      },
      { name: 'starting_kit/README.md', content: 'Begin here' },
      { name: 'solution/prediction.csv', content: 'id,label\n1,a\n' },
    ],
    'competition.yaml',
    edit,
  )

/** A benchmark of Codabench: tasks without phases. */
export const benchmarkZip = () =>
  zipOf([
    {
      name: 'competition.yaml',
      content: `version: 1
title: A benchmark
image: logo.png
registration_auto_approve: True
terms: terms.md
pages:
  - title: Overview
    file: overview.md
tasks:
  - index: 0
    name: Task
    reference_data: reference
    scoring_program: program
leaderboard:
  title: Results
  key: main
  columns:
    - title: Error
      key: error
      index: 0
      sorting: asc
`,
    },
    { name: 'logo.png', content: picture },
    { name: 'terms.md', content: 'Terms' },
    { name: 'overview.md', content: 'Overview' },
    { name: 'reference/answers.jsonl', content: '{"id":1,"label":"a"}\n{"id":2,"label":"b"}\n' },
    { name: 'program/score.py', content: 'pass\n' },
  ])
