import type { Both } from './forms.ts'

export type PlannedCriterion = {
  name: Both
  help: Both
  weight: number
  levels: readonly (readonly [points: number, said: Both])[]
}

const maturity: PlannedCriterion = {
  name: ['成熟度', 'Maturity'],
  help: [
    '看证据，不看承诺：原型、回放结果或已落地的记录。',
    'Evidence and not promises: a prototype, a replay, a record of use.',
  ],
  weight: 20,
  levels: [
    [3, ['只有设想，没有数据支撑', 'An idea without data']],
    [6, ['有原型，离线验证过', 'A prototype, tried on past data']],
    [9, ['已在同类场景连续运行', 'Runs in a place like this']],
  ],
}
const plan: PlannedCriterion = {
  name: ['实施与退出', 'Plan and way back'],
  help: [
    '里程碑能否验收，经费是否合理，试点不成时能否恢复原状。',
    'Milestones that can be shown, a sound budget, and a way back.',
  ],
  weight: 20,
  levels: [
    [3, ['里程碑含糊，没有退出安排', 'Vague, and no way back']],
    [6, ['可以验收，经费大体合理', 'Can be shown, sound on the whole']],
    [9, ['指标、责任与退出方式都清楚', 'Measures, duties and the way back are all clear']],
  ],
}
const method = (said: Both): PlannedCriterion => ({
  name: ['技术路线', 'Method'],
  help: said,
  weight: 25,
  levels: [
    [3, ['与问题不匹配', 'Does not fit the problem']],
    [6, ['可行，关键环节尚需验证', 'Feasible, with steps still to be proved']],
    [9, ['合理且讨论了失效情形', 'Sound, and says when it fails']],
  ],
})
const value = (said: Both, top: Both): PlannedCriterion => ({
  name: ['问题与价值', 'Problem and worth'],
  help: said,
  weight: 35,
  levels: [
    [3, ['问题不明确或影响很小', 'Unclear, or of little effect']],
    [6, ['问题真实，收益可以估计', 'Real, with a gain that can be estimated']],
    [9, top],
  ],
})

/** What proposals of each track are scored by. */
export const plannedRubrics: Record<string, readonly PlannedCriterion[]> = {
  energy: [
    value(
      [
        '节能量或需量的下降是否以同等气温、同等客流核算。',
        'Whether savings are reckoned for the same weather and the same use.',
      ],
      [
        '节能可独立核算，且能推广到同类场地',
        'Savings that others can check, and that other sites could have',
      ],
    ),
    maturity,
    method([
      '预测误差如何进入控制，设备约束是否齐全。',
      'How errors of forecasts enter control, and whether limits of machines are all there.',
    ]),
    plan,
  ],
  city: [
    value(
      ['减轻了谁的负担，居民能否感受到。', 'Whose burden gets lighter, and whether residents notice.'],
      ['一线人员明确需要，居民能直接受益', 'Wanted by those who do the work, and felt by residents'],
    ),
    maturity,
    method([
      '数据最小化、误报代价与公平性。',
      'As little data as possible, the cost of false alarms, fairness.',
    ]),
    plan,
  ],
  making: [
    value(
      [
        '对质量、产能或能耗的影响是否以产线自己的口径衡量。',
        'Whether the effect is measured as the line itself does.',
      ],
      ['解决产线当下的瓶颈，一年内收回投入', 'Removes a bottleneck of today, paid back within a year'],
    ),
    maturity,
    method(['换品种、换班次时是否仍然有效。', 'Whether it holds for other products and other shifts.']),
    plan,
  ],
}
