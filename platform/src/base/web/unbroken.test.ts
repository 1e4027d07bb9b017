import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['终榜为什么要拆分：A 榜给你方向，B 榜给出结果', '终榜为什么要拆分：A\u00A0榜给你方向，B\u00A0榜给出结果'],
  ['前 10 名的做法', '前\u00A010\u00A0名的做法'],
  ['Why the final list is split', 'Why the final list is split'],
  ['北京 上海', '北京 上海'],
])('%s', (title, shown) => expect(unbroken(title)).toBe(shown))
