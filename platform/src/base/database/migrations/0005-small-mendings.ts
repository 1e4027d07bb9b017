import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What a reward is worth, as a number to sort by: the text beside it is for people. Null where it names no amount.
    alter table competition add column reward_value numeric check (reward_value >= 0);
    create index competition_reward on competition (reward_value desc nulls last, id desc) where published_at is not null;

    -- The newest scores of one competition: a burst in another, or of list B, stands in nobody's way.
    drop index submission_newest;
    create index submission_newest on submission (competition_id, finished_at desc, id desc) include (team_id)
      where state = 'scored' and list = 'A';

    -- Whether somebody's download of a file has been written down.
    create index dataset_download_person on dataset_download (dataset_file_id, user_id, at desc);

    -- A name of nothing that can be seen is none. Names that were taken before this rule stay.
    alter table team add constraint team_name_visible check (name_key <> '') not valid;
  `.execute(db)
  await fillRewards(db)
}

async function fillRewards(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: number; zh: string; en: string }>`
    select id, reward_zh as zh, reward_en as en from competition where reward_zh <> '' or reward_en <> ''`.execute(
    db,
  )
  const values = rows.map(({ id, zh, en }) => ({ id, value: amountIn(zh) ?? amountIn(en) }))
  await sql`
    update competition c set reward_value = v.value
    from unnest(${values.map(row => row.id)}::bigint[], ${values.map(row => row.value)}::numeric[]) as v (id, value)
    where c.id = v.id`.execute(db)
}

// Three digits behind a dot may be thousands or thousandths: such a number is left alone, as is 1,5000.
const number = /(?<![\d.,])(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?!\d|[.,]\d)/.source
const scales: Record<string, number> = { 千: 1e3, k: 1e3, 万: 1e4, 萬: 1e4, 百万: 1e6, m: 1e6, 亿: 1e8 }
const scale = /(百万|[万萬千亿]|[km]\b)?/.source
const before = /(?:(¥|\$|€|£|rmb|cny|usd|eur|人民币)\s{0,2})?/.source
const after = /(元|圆|美元|美金|欧元|港元|人民币|rmb|cny|usd|eur|yuan|dollars?|euros?)?/.source
const gap = '\\s{0,2}'
const sums = new RegExp(`(?:${number}${gap}[×x*]${gap})?${before}${number}${gap}${scale}${gap}${after}`, 'g')

/**
 * The largest sum that a text names: with a currency or a scale (万, k) beside it, as a product (3 × 5000), with
 * thousands separators, or alone. Years, places and numbers of people are no sums. Currencies are not converted.
 */
export function amountIn(text: string): number | null {
  const plain = text.normalize('NFKC').toLowerCase().trim()
  const found = [...plain.matchAll(sums)].flatMap(([all, times, mark, digits = '', power, unit]) => {
    const isSum = mark ?? unit ?? times ?? power ?? (digits.includes(',') || all.trim() === plain)
    const value = read(digits) * (scales[power ?? ''] ?? 1) * (times === undefined ? 1 : read(times))
    return isSum && value > 0 && value < 1e15 ? [value] : []
  })
  return found.length === 0 ? null : Math.max(...found)
}

const read = (digits: string): number => Number(digits.replaceAll(',', ''))

export async function down(): Promise<void> {
  throw new Error('these mendings are not undone: restore a backup instead')
}
