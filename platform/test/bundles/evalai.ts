import { answersCsv, edited, picture, type Edit } from './bundle.ts'

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
