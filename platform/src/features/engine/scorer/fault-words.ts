import type { Lang, Localized } from '../../../base/web/language.ts'
import { formatCount } from '../../../base/web/format.ts'
import { plural } from '../../../base/web/plural.ts'
import type { FileIssue, FileIssueCode } from './file-rules.ts'

/** Where it is, as an editor counts lines, and which record of JSON it is. */
const zhPlace = ({ line, entry }: FileIssue) =>
  entry ? `第 ${entry} 条（第 ${line} 行）` : line ? `第 ${line} 行` : ''
const enPlace = ({ line, entry }: FileIssue) =>
  entry ? `Entry ${entry} (line ${line})` : line ? `Line ${line}` : ''

/** What is wrong in a cell, behind where it stands. */
const inCell = (issue: FileIssue, zh: string, en: string): Localized => ({
  zh: `${zhPlace(issue) && `${zhPlace(issue)}，`}列“${issue.column}”：${zh}`,
  en: `${enPlace(issue) ? `${enPlace(issue)}, column` : 'Column'} “${issue.column}”: ${en}`,
})

/** What is wrong with a line or record as a whole. */
const inRow = (issue: FileIssue, zh: string, en: string): Localized => ({
  zh: `${zhPlace(issue) && `${zhPlace(issue)}：`}${zh}`,
  en: `${enPlace(issue) && `${enPlace(issue)}: `}${en}`,
})

/** What separates columns, by name. */
const signs: Record<string, Localized | undefined> = {
  tab: { zh: '制表符', en: 'tabs' },
  semicolon: { zh: '分号', en: 'semicolons' },
  bar: { zh: '竖线', en: 'vertical bars' },
  comma: { zh: '逗号', en: 'commas' },
}

/** A field that cannot be seen is said to be empty. */
const cited = (text: string | undefined) => text ?? ''

const issueWords: Record<FileIssueCode, (issue: FileIssue) => Localized> = {
  empty: () => ({ zh: '文件里没有数据。', en: 'The file contains no data.' }),
  encoding: issue =>
    inRow(
      issue,
      '不是 UTF-8 编码的文字。请以 UTF-8 编码另存文件。',
      'This is not text in UTF-8. Save the file in UTF-8.',
    ),
  bom: () => ({ zh: '文件是 UTF-16 编码，请另存为 UTF-8。', en: 'The file is UTF-16. Save it as UTF-8.' }),
  not_text: issue =>
    inRow(
      issue,
      '含有空字符（NUL），这不是文本文件。',
      'There is a null character: this is not a text file.',
    ),
  archive: ({ found }) => ({
    zh: `压缩包必须恰好包含一个结果文件${found ? `（现在是：${found}）` : ''}。`,
    en: `The archive must contain exactly one submission file${found ? ` (it contains: ${found})` : ''}.`,
  }),
  archive_damaged: () => ({
    zh: '压缩包已损坏或不完整，请重新压缩后再提交。',
    en: 'The archive is damaged or incomplete. Compress the file again.',
  }),
  archive_encrypted: () => ({
    zh: '压缩包设有密码，无法读取。请去掉密码后重新压缩。',
    en: 'The archive is protected by a password. Compress the file again without one.',
  }),
  archive_method: () => ({
    zh: '压缩包使用了不支持的压缩方法（例如 bzip2 或 LZMA）。请用普通的 zip 方式（Deflate）重新压缩。',
    en: 'The archive is compressed in a way that is not supported, such as bzip2 or LZMA. Compress it as an ordinary zip (Deflate).',
  }),
  too_much_work: ({ expected, found }) => ({
    zh: `内容过长，评测需要约 ${found ?? ''} 步计算，超过上限 ${expected ?? ''}。请缩短过长的预测。`,
    en: `The predictions are too long: scoring would take about ${found ?? ''} steps, more than the limit of ${expected ?? ''}. Shorten the longest ones.`,
  }),
  too_large: ({ expected }) => ({
    zh: `解压后超过 ${expected ?? ''} 字节的上限。`,
    en: `The unpacked file is larger than ${expected ?? ''} bytes.`,
  }),
  json: issue =>
    inRow(
      issue,
      issue.found ? `JSON 格式有误，从“${issue.found}”处起无法读取。` : 'JSON 没有写完。',
      issue.found ? `The JSON cannot be read from “${issue.found}” on.` : 'The JSON ends too early.',
    ),
  lfs_pointer: () => ({
    zh: '这是 Git LFS 的指针，不是文件本身。请运行 `git lfs pull` 取得文件，再重新上传。',
    en: 'This is a Git LFS pointer, not the file. Run `git lfs pull`, then upload it again.',
  }),
  json_lines: () => ({
    zh: '这是 JSON Lines，不是表格。如果接受这种格式，请把扩展名改为 .jsonl。',
    en: 'This is JSON Lines, not a table. Name the file .jsonl, if that format is accepted.',
  }),
  json_text: () => ({
    zh: '这是 JSON，不是表格。如果接受这种格式，请把扩展名改为 .json。',
    en: 'This is JSON, not a table. Name the file .json, if that format is accepted.',
  }),
  spreadsheet: () => ({
    zh: '这是电子表格文件（如 Excel）。请在表格软件里另存为 CSV（UTF-8）。',
    en: 'This is a spreadsheet, such as one of Excel. Save it as CSV (UTF-8).',
  }),
  web_page: () => ({
    zh: '这是一个网页，不是数据文件。下载时得到的可能是登录页，请登录后重新下载。',
    en: 'This is a web page, not a data file. You may have saved a sign-in page; sign in there and download the file again.',
  }),
  misnamed: ({ found = '' }) => {
    const ending = { gzip: '.csv.gz', zip: '.zip' }[found]
    if (found === 'text')
      return {
        zh: '扩展名说这是压缩包，但文件没有压缩。请改用 .csv 等扩展名，或压缩后再上传。',
        en: 'By its name this is an archive, but it is not compressed. Name it .csv or compress it.',
      }
    return ending
      ? {
          zh: `文件是用 ${found} 压缩的，请把扩展名改为 ${ending}，或解压后再上传。`,
          en: `This file is compressed with ${found}. Name it ${ending}, or unpack it first.`,
        }
      : {
          zh: `这是 ${found} 文件，不是文本。请另存为 CSV。`,
          en: `This is a ${found} file, not text. Save it as CSV.`,
        }
  },
  separator: issue => {
    const [found, expected] = [signs[issue.found ?? ''], signs[issue.expected ?? '']]
    const isComma = issue.found === 'semicolon'
    return inRow(
      issue,
      `各列用${found?.zh}分隔，请改用${expected?.zh}。${isComma ? '小数点请用“.”，不要用“,”。' : ''}`,
      `The columns are separated by ${found?.en}; use ${expected?.en}.${isComma ? ' Write decimals with a point, not a comma.' : ''}`,
    )
  },
  index_column: issue =>
    inRow(
      issue,
      '第一列没有列名，是 pandas 写出的行号。请用 `to_csv(..., index=False)` 导出。',
      'The first column has no name: these are the row numbers that pandas writes. Use `to_csv(..., index=False)`.',
    ),
  coco_results: ({ column: boxes = '', expected: id = '' }) => {
    const code = `import csv, json; rows = {r['${id}']: [] for r in csv.DictReader(open('sample_submission.csv'))}; [rows[str(b['image_id'])].extend([b['category_id'], b['score'], *b['bbox']]) for b in json.load(open('results.json'))]; csv.writer(open('result.csv', 'w', newline='')).writerows([('${id}', '${boxes}'), *((i, ' '.join(map(str, v))) for i, v in rows.items())])`
    return {
      zh: `这是 COCO 的结果格式。这里每张图片一行，列“${boxes}”里依次写出它的所有检测框：类别 置信度 x y 宽 高。可以用这行 Python 转换：${code}`,
      en: `These are results in the format of COCO. Here each image is one row, whose column “${boxes}” holds all its boxes as class confidence x y width height. A line of Python that converts them: ${code}`,
    }
  },
  header_missing: () => ({ zh: '第一行必须是表头。', en: 'The first line must be the header.' }),
  column_missing: issue =>
    inRow(
      issue,
      `缺少列“${issue.column}”。应有的列：${issue.expected}。`,
      `The column “${issue.column}” is missing. The columns should be ${issue.expected}.`,
    ),
  column_unknown: issue =>
    inRow(
      issue,
      `多出了列“${issue.column}”。应有的列：${issue.expected}。`,
      `The column “${issue.column}” is not expected. The columns should be ${issue.expected}.`,
    ),
  column_duplicated: ({ column }) => ({
    zh: `列“${column}”出现了两次。`,
    en: `The column “${column}” appears twice.`,
  }),
  column_order: ({ expected, found }) => ({
    zh: `列的顺序应为 ${expected}，现在是 ${found}。`,
    en: `The columns should be in the order ${expected}, not ${found}.`,
  }),
  column_name: ({ expected, found }) => ({
    zh: `列名“${found}”应写作“${expected}”（注意大小写和空格）。`,
    en: `The column “${found}” should be written “${expected}” (mind case and spaces).`,
  }),
  ragged_row: issue =>
    inRow(
      issue,
      `有 ${issue.found} 个字段，应为 ${issue.expected} 个。`,
      `There ${issue.found === '1' ? 'is' : 'are'} ${plural(cited(issue.found), 'field')} instead of ${issue.expected}.`,
    ),
  bad_quote: issue =>
    inRow(
      issue,
      '引号没有闭合，或者出现在字段中间。字段里的引号要写成两个，整个字段放在引号里。',
      'A quote is not closed or appears inside a field. Double a quote inside a field, and put the whole field in quotes.',
    ),
  bad_id: issue =>
    inRow(
      issue,
      `“${cited(issue.found)}”不是有效的 ${issue.column}。`,
      `“${cited(issue.found)}” is not a valid ${issue.column}.`,
    ),
  bad_number: issue =>
    inCell(issue, `“${cited(issue.found)}”不是数字。`, `“${cited(issue.found)}” is not a number.`),
  not_finite: issue =>
    inCell(
      issue,
      `不能是 ${issue.found}，必须是有限的数字。`,
      `${issue.found} is not allowed; it must be a finite number.`,
    ),
  empty_value: issue => inCell(issue, '是空的。', 'The cell is empty.'),
  bad_integer: issue =>
    inCell(issue, `“${cited(issue.found)}”不是整数。`, `“${cited(issue.found)}” is not an integer.`),
  bad_value: issue =>
    inCell(
      issue,
      `“${cited(issue.found)}”不符合要求${issue.expected ? `（应为 ${issue.expected}）` : ''}。`,
      `“${cited(issue.found)}” is not allowed${issue.expected ? ` (should be ${issue.expected})` : ''}.`,
    ),
  id_duplicated: issue =>
    inRow(issue, `ID“${issue.found}”重复出现。`, `The ID “${issue.found}” appears more than once.`),
  id_missing: ({ found, expected }) => ({
    zh: expected === '1' ? `缺少 ID ${found}。` : `缺少 ${expected} 个 ID，例如 ${found}。`,
    en:
      expected === '1' ? `The ID ${found} is missing.` : `${expected} IDs are missing, for example ${found}.`,
  }),
  id_unknown: issue =>
    inRow(issue, `ID“${issue.found}”不在测试集中。`, `The ID “${issue.found}” is not in the test set.`),
  unknown_labels: ({ column, rows = 0, of = 0, found, expected }) => ({
    zh: `列“${column}”：${formatCount(of)} 行中有 ${formatCount(rows)} 行有不认识的标签，例如 ${found}。已知的标签例如 ${expected}。`,
    en: `Column “${column}”: ${formatCount(rows)} of ${plural(formatCount(of), 'row')} have unknown labels, such as ${found}. Known labels include ${expected}.`,
  }),
  row_count: ({ expected, found }) => ({
    zh: `应有 ${expected} 行数据，现在有 ${found} 行。`,
    en: `There should be ${plural(cited(expected), 'row')}; there ${found === '1' ? 'is' : 'are'} ${found}.`,
  }),
  bad_name: ({ found }) => ({
    zh: `“${found}”不能用作列名：列名和类别名最多 120 个字符，不含控制字符，且不能与 ID 列同名。`,
    en: `“${found}” cannot name a column: names of columns and classes have at most 120 characters, no control characters, and differ from the ID column.`,
  }),
  too_many_classes: ({ column, expected, found }) => ({
    zh: `列“${column}”有 ${found} 个类别，超过了每类一列概率的上限 ${expected}。`,
    en: `The column “${column}” has ${found} classes; one probability column each is possible for at most ${expected}.`,
  }),
  row_too_long: issue =>
    inRow(issue, `过长，超过 ${issue.expected} 字节。`, `It is longer than ${issue.expected} bytes.`),
  too_many_columns: ({ expected, found }) => ({
    zh: `表头有 ${found} 列，最多 ${expected} 列。`,
    en: `The header has ${found} columns; there may be at most ${expected}.`,
  }),
  too_many_labels: ({ column, expected }) => ({
    zh: `列“${column}”里的标签太多：与答案写法不同的标签超过了 ${expected} 种。请按答案的写法填写标签。`,
    en: `The column “${column}” has too many labels: more than ${expected} do not match the spelling in the answers. Use the labels of the answers.`,
  }),
  nothing_to_predict: () => ({
    zh: '答案里没有可供预测的列。',
    en: 'The answers have no column to predict.',
  }),
}

/** A wrong place in words: what, where, and what was expected. */
export function issueMessage(issue: FileIssue, lang: Lang): string {
  const words = issueWords[issue.code](issue)
  return lang === 'zh-CN' ? words.zh : words.en
}

const faultWords: Record<'file' | 'scorer' | 'platform', Localized> = {
  file: {
    zh: '文件不符合要求，修改后可以重新提交。',
    en: 'The file is not valid. Fix it and submit again.',
  },
  scorer: {
    zh: '评测程序出错了，这次提交不占用次数。主办方已能看到这个问题。',
    en: 'The scorer failed; this submission is not counted. The organizers can see the problem.',
  },
  platform: {
    zh: '平台出错了，这次提交不占用次数，请稍后重新提交。',
    en: 'The platform failed; this submission is not counted. Please submit again.',
  },
}

const codeWords: Record<string, Localized> = {
  not_configured: {
    zh: '这一轮还没有配置评测指标或答案，这次提交不占用次数。',
    en: 'This round has no metric or answers yet; the submission is not counted.',
  },
  class_without_column: {
    zh: '答案里有一个类别没有对应的概率列，这次提交不占用次数。主办方需要检查结果文件的列与答案是否一致。',
    en: 'A class in the answers has no probability column; the submission is not counted. The organizers must fix the submission file format.',
  },
  answer_not_a_number: {
    zh: '答案里有一个值不是数字，而这个指标预测的是数值的分位数，这次提交不占用次数。主办方需要修改答案或更换指标。',
    en: 'A value in the answers is not a number, but the metric scores quantiles of numbers; the submission is not counted. The organizers must fix the answers or choose another metric.',
  },
  columns_of_parameters: {
    zh: '结果文件的预测列数与指标的参数不符，这次提交不占用次数。主办方需要修改结果文件格式或参数。',
    en: 'The number of prediction columns does not match the metric’s parameters; the submission is not counted. The organizers must fix the columns or the parameters.',
  },
  class_twice: {
    zh: '结果文件有两列表示同一个类别，这次提交不占用次数。主办方需要修改列名。',
    en: 'Two columns of the submission file stand for the same class; the submission is not counted. The organizers must rename one.',
  },
  gains: {
    zh: '答案里有一行的增益与项目数量不符、不是大于等于 0 的数字，或有重复的项目，这次提交不占用次数。主办方需要修改答案。',
    en: 'A row of the answers does not have exactly one gain (0 or more) per item, or lists an item twice; the submission is not counted. The organizers must fix the answers.',
  },
  answer: {
    zh: '这一轮的答案无法按设置读取，这次提交不占用次数。主办方需要检查答案文件。',
    en: 'The answers of this round cannot be read with its current settings; the submission is not counted. The organizers must check the answer file.',
  },
  unusable_answers: {
    zh: '这个指标无法使用这一轮的答案，这次提交不占用次数。主办方需要检查答案和指标。',
    en: 'The metric cannot use the answers of this round; the submission is not counted. The organizers must check answers and metric.',
  },
  undefined_score: {
    zh: '按这个指标，你的文件得不出有限的成绩（例如所有预测都相同）。',
    en: 'The file has no finite score with this metric (for example because all predictions are the same).',
  },
  crashed: {
    zh: '平台评测这个文件时两次以同样的方式出错，因此不再重试。这次提交不占用次数，工作人员已能看到原因。',
    en: 'The platform failed twice on this file and stopped trying. The submission is not counted, and the platform team can see why.',
  },
  file_timeout: {
    zh: '评测这个文件花的时间超过上限，而与答案一致的文件在时限内即可评完。请缩短过长的预测，检查类别是否过多。这次提交计入次数。',
    en: 'Scoring this file took longer than allowed, while a file that equals the answers is done in time. Shorten long predictions, and check that there are not too many classes. The submission counts.',
  },
  file_memory: {
    zh: '评测这个文件用的内存超过上限，而与答案一致的文件不会超过。请缩短过长的预测，检查类别是否过多。这次提交计入次数。',
    en: 'Scoring this file took more memory than allowed, while a file that equals the answers stays below. Shorten long predictions, and check that there are not too many classes. The submission counts.',
  },
  timeout: {
    zh: '评测超时，这次提交不占用次数。',
    en: 'Scoring took too long; the submission is not counted.',
  },
  memory: {
    zh: '评测超出内存上限，这次提交不占用次数。',
    en: 'Scoring used too much memory; the submission is not counted.',
  },
}

export function faultMessage(fault: 'file' | 'scorer' | 'platform', code: string, lang: Lang): string {
  const words = codeWords[code] ?? faultWords[fault]
  return lang === 'zh-CN' ? words.zh : words.en
}
