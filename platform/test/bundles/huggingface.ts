import { edited, type Edit } from './bundle.ts'

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
