import sharp from 'sharp'
import { makeZip } from './archives.ts'

type File = { name: string; content: string | Buffer }
const zip = (files: readonly File[], folder = '') =>
  makeZip(files.map(({ name, content }) => ({ name: folder + name, content })))

const picture = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#2a6' } })
  .png()
  .toBuffer()

/** Answers of `rows` rows with ids, labels and, if asked for, where each counts. */
export const answersCsv = (rows: number, usage?: { column: string; values: readonly string[] }): string =>
  [
    `id,label${usage ? `,${usage.column}` : ''}`,
    ...Array.from(
      { length: rows },
      (_, at) => `${at + 1},${'ab'[at % 2]}${usage ? `,${usage.values[at % usage.values.length]}` : ''}`,
    ),
    '',
  ].join('\n')

type Edit = {
  config?: (text: string) => string
  more?: readonly File[]
  without?: readonly string[]
  folder?: string
}
const edited = (
  files: readonly File[],
  config: string,
  { config: edit, more = [], without = [], folder }: Edit,
) =>
  zip(
    [
      ...files
        .filter(file => !without.includes(file.name))
        .map(file =>
          file.name === config && edit ? { ...file, content: edit(String(file.content)) } : file,
        ),
      ...more,
    ],
    folder,
  )

/** A challenge of EvalAI with two phases one after the other, as its starter has them. */
export const evalaiZip = (edit: Edit = {}) =>
  edited(
    [
      {
        name: 'challenge_config.yaml',
        content: `# A challenge
title: Seed sorting
short_description: Sort seeds by their pictures
description: templates/description.html
evaluation_details: templates/evaluation.html
terms_and_conditions: templates/terms.html
image: logo.png
submission_guidelines: templates/guidelines.html
leaderboard_description: Higher is better.
evaluation_script: evaluation_script.zip
remote_evaluation: False
is_docker_based: False
start_date: 2027-01-01 00:00:00
end_date: 2027-06-30 23:59:59
published: True
leaderboard:
  - id: 1
    schema:
      {
        "labels": ["Accuracy", "F1"],
        "default_order_by": "Accuracy",
      }
challenge_phases:
  - id: 1
    name: Dev Phase
    description: templates/dev.html
    leaderboard_public: True
    is_public: True
    is_submission_public: True
    start_date: 2027-01-01 00:00:00
    end_date: 2027-03-31 23:59:59
    test_annotation_file: annotations/dev.json
    codename: dev
    max_submissions_per_day: 7
    max_submissions_per_month: 50
    max_submissions: 50
    allowed_submission_file_types: ".json, .zip, .csv, .h5"
    submission_meta_attributes:
      - name: TextAttribute
        description: Sample
        type: text
    is_restricted_to_select_one_submission: False
  - id: 2
    name: Test Phase
    description: templates/test.html
    leaderboard_public: True
    is_public: True
    start_date: 2027-04-01 00:00:00
    end_date: 2027-06-30 23:59:59
    test_annotation_file: annotations/test.csv
    codename: test
    max_submissions_per_day: 100000
dataset_splits:
  - id: 1
    name: Dev Split
    codename: dev_split
  - id: 2
    name: Test Split
    codename: test_split
challenge_phase_splits:
  - challenge_phase_id: 1
    leaderboard_id: 1
    dataset_split_id: 1
    visibility: 3
    leaderboard_decimal_precision: 2
    is_leaderboard_order_descending: True
  - challenge_phase_id: 2
    leaderboard_id: 1
    dataset_split_id: 2
    visibility: 3
    leaderboard_decimal_precision: 3
    is_leaderboard_order_descending: False
`,
      },
      {
        name: 'templates/description.html',
        content:
          '<h2>About</h2><p>Sort <b>seeds</b>.</p><script>alert(1)</script><ul><li>one</li><li>two</li></ul>',
      },
      { name: 'templates/evaluation.html', content: '<p>By accuracy.</p>' },
      { name: 'templates/terms.html', content: '<p>Play fair.</p>' },
      { name: 'templates/guidelines.html', content: '<p>One file.</p>' },
      { name: 'templates/dev.html', content: '<p>Try things out.</p>' },
      { name: 'templates/test.html', content: '<p>Final.</p>' },
      {
        name: 'annotations/dev.json',
        content: JSON.stringify([
          { image_id: 's1', label: 'oat' },
          { image_id: 's2', label: 'rye' },
          { image_id: 's3', label: 'oat, wild' },
        ]),
      },
      { name: 'annotations/test.csv', content: answersCsv(6) },
      { name: 'evaluation_script/__init__.py', content: 'from .main import evaluate\n' },
      { name: 'evaluation_script/main.py', content: 'def evaluate(a, b, c): pass\n' },
      { name: 'logo.png', content: picture },
    ],
    'challenge_config.yaml',
    edit,
  )

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
        content: zip([{ name: 'truth.tsv', content: answersCsv(8).replaceAll(',', '\t') }]),
      },
      { name: 'scoring_program/score.py', content: 'print(1)\n' },
      { name: 'scoring_program/metadata.yaml', content: 'command: python3 score.py\n' },
      { name: 'ingestion_program/ingest.py', content: 'print(2)\n' },
      { name: 'input_data/test.csv', content: 'id,x\n1,2\n' },
      {
        name: 'public_data.zip',
        content: zip([
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
      { name: 'scoring_program.zip', content: zip([{ name: 'evaluate.py', content: 'pass\n' }]) },
      { name: 'reference_data_1.zip', content: zip([{ name: 'answer.csv', content: answersCsv(5) }]) },
      { name: 'reference_data_2/answer.txt', content: '1\n0\n1\n' },
      { name: 'public_data.zip', content: zip([{ name: 'train.csv', content: 'x\n1\n' }]) },
    ],
    'competition.yaml',
    edit,
  )

/** A benchmark of Codabench: tasks without phases. */
export const benchmarkZip = () =>
  zip([
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

/** A repository of Hugging Face competitions; its own guide leaves a comma out, and some end lists with one. */
export const huggingfaceZip = (edit: Edit = {}) =>
  edited(
    [
      {
        name: 'conf.json',
        content: `{
  "COMPETITION_TYPE": "generic",
  "SUBMISSION_LIMIT": 5,
  "TIME_LIMIT": 10,
  "HARDWARE": "cpu-basic",
  "SELECTION_LIMIT": 10,
  "END_DATE": "2027-05-25",
  "EVAL_HIGHER_IS_BETTER": 1,
  "SUBMISSION_ID_COLUMN": "id",
  "SUBMISSION_COLUMNS": "id,pred",
  "SUBMISSION_ROWS": 10,
  "EVAL_METRIC": "roc_auc_score",
  "LOGO": "https://example.org/logo.png",
  "DATASET": "",
  "SUBMISSION_FILENAMES": ["submission.csv"],
  "SCORING_METRIC": "roc_auc_score",
}`,
      },
      {
        name: 'solution.csv',
        content: [
          'id,pred,split',
          ...Array.from({ length: 10 }, (_, at) => `${at},${at % 2},${at % 3 === 0 ? 'public' : 'private'}`),
          '',
        ].join('\n'),
      },
      { name: 'COMPETITION_DESC.md', content: '# Seeds\n\nFind them.' },
      { name: 'DATASET_DESC.md', content: 'Two columns.' },
      { name: 'SUBMISSION_DESC.md', content: 'A CSV with `id,pred`.' },
      { name: 'RULES.md', content: 'One account each.' },
      { name: 'teams.json', content: '{"t1":{"name":"Someone"}}' },
      { name: 'user_team.json', content: '{}' },
      { name: 'submissions/a.csv', content: 'id,pred\n0,1\n' },
      { name: 'submission_info/a.json', content: '{"user":"x"}' },
      { name: 'train.csv', content: 'x,pred\n1,0\n' },
      { name: 'metric.py', content: 'def compute(): pass\n' },
    ],
    'conf.json',
    edit,
  )

export const zipOf = zip
