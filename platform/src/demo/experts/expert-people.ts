import type { Person } from '../people.ts'

/** Those of the experts who have an account, by their Chinese names. They judge and teach, and enter nothing. */
export const expertPeople: Readonly<Record<string, Person>> = {
  贺云岚: {
    name: '贺云岚',
    lang: 'zh-CN',
    province: '浙江',
    city: '杭州',
    introduction: '教评测方法，也评审竞赛：先问差距是不是偶然，再问谁更好',
    birthday: '1978-04-12',
    industry: 'ecology',
    skill: '统计推断',
    education: { school: '海岳大学', degree: 'doctor' },
    job: { company: '临江大学', name: '教授' },
  },
  林德·哈根: {
    name: 'Linde Hagen',
    lang: 'en-US',
    province: null,
    city: 'Bergen',
    introduction: 'Probabilistic forecasts, and whether they keep their word',
    birthday: '1981-09-30',
    industry: 'weather',
    skill: 'Forecasts',
    education: { school: 'Northfield University', degree: 'doctor' },
    job: { company: 'North Shore Weather', name: 'Chief data officer' },
  },
  苏禾: {
    name: '苏禾',
    lang: 'zh-CN',
    province: '浙江',
    city: '杭州',
    introduction: '带本科生参赛六年，每周一次线上答疑',
    birthday: '1988-11-03',
    industry: 'ecology',
    skill: '表格数据',
    education: { school: '清泉理工大学', degree: 'master' },
    job: { company: '临江大学', name: '讲师' },
  },
}
