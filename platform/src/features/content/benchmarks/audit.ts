import { defineAudit } from '../../../base/audit/actions.ts'

/** What of this feature stands in the audit list, in words. */
export const audit = defineAudit({
  groups: { benchmark: { zh: '评测基准', en: 'Benchmarks' } },
  subjects: {
    benchmark: { zh: '评测基准', en: 'Benchmark' },
    'benchmark-entry': { zh: '方法记录', en: 'Entry of a benchmark' },
  },
  actions: {
    'benchmark.add': { zh: '新建基准', en: 'Create a benchmark' },
    'benchmark.save': { zh: '修改基准', en: 'Change a benchmark' },
    'benchmark.verify': { zh: '核验方法', en: 'Verify a method' },
    'benchmark.unverify': { zh: '撤销核验', en: 'Revoke a verification' },
  },
})

declare module '../../../base/audit/actions.ts' {
  interface AuditOfFeatures {
    'content/benchmarks': typeof audit
  }
}
