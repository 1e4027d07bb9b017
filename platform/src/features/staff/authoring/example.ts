/** A made-up record of days, from which one learns whether the next one is wet: what a first draft can be tried with. */

type Day = { id: number; humidity: number; pressure: number; wind: number; rain: 'yes' | 'no' }

const trained = 300
const asked = 100

/** The same numbers between 0 and 1 every time (the generator of Park and Miller, 1988). */
function numbers(): () => number {
  let state = 20_261
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

function days(): Day[] {
  const next = numbers()
  return Array.from({ length: trained + asked }, (_, index) => {
    const humidity = Math.round(35 + next() * 60)
    const pressure = Math.round(995 + next() * 35)
    const wind = Math.round(next() * 12)
    // Damp air and low pressure make it wet, and a fifth of chance keeps a perfect score out of reach.
    const wet = (humidity - 65) / 30 + (1_012 - pressure) / 17 + (next() - 0.5) * 0.8
    return { id: index + 1, humidity, pressure, wind, rain: wet > 0 ? 'yes' : 'no' }
  })
}

const csv = <Row extends object>(rows: readonly Row[], columns: readonly (keyof Row & string)[]): string =>
  [columns.join(','), ...rows.map(row => columns.map(column => String(row[column])).join(','))].join('\n') +
  '\n'

/** The files of the example: train and test are for everyone, the answers for nobody. */
export function exampleFiles(): { train: string; test: string; answers: string } {
  const all = days()
  const seen = ['id', 'humidity', 'pressure', 'wind'] as const
  return {
    train: csv(all.slice(0, trained), [...seen, 'rain']),
    test: csv(all.slice(trained), seen),
    answers: csv(all.slice(trained), ['id', 'rain']),
  }
}

/** How the example is scored. */
export const exampleMetric = { kind: 'builtin', key: 'accuracy', params: {} } as const

export const exampleTexts = {
  title: { zh: '示例竞赛：明天会下雨吗', en: 'Example: will it rain tomorrow' },
  summary: {
    zh: '根据当天的天气判断第二天是否下雨。',
    en: 'Tell from today’s weather whether it rains tomorrow.',
  },
  overview: {
    zh: '根据湿度、气压和风速，判断第二天是否下雨。`train.csv` 给出 300 天的记录和结果，请预测 `test.csv` 中的 100 天。\n\n这是自动生成的示例，数据是虚构的，可以放心修改或删除。',
    en: 'Predict from humidity, pressure and wind whether the next day is rainy. `train.csv` has 300 days with their outcome; predict the 100 days of `test.csv`.\n\nThis is a generated example with invented data: change or delete whatever you like.',
  },
  evaluation: {
    zh: '按准确率评分。提交的 CSV 有两列：`id` 和 `rain`（`yes` 或 `no`）。',
    en: 'Submissions are scored by accuracy. A submission is a CSV file with two columns: `id` and `rain` (`yes` or `no`).',
  },
  agreement: {
    zh: '公平竞赛：独立完成，不使用测试数据的答案。',
    en: 'Play fair: do your own work, and do not use the answers of the test data.',
  },
  data: { zh: '示例数据', en: 'Example data' },
}
