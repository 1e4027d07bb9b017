declare module '../../../../base/database/tables.ts' {
  interface Tables {
    delivered_notice: { key: string; delivered_at: Date }
  }
}

export {}
