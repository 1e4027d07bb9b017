import type { MetricGuide } from './guide.ts'

const perRow = {
  when: { zh: '选择“逐行计算后取平均”', en: 'The mean over rows is chosen' },
  outcome: {
    zh: '每行同等重要，短句里的一个错误影响更大；默认方式下，长句更重要。',
    en: 'Every row counts the same, so that a mistake in a short one costs more; as a rule long ones weigh more.',
  },
}
const aboveOne = {
  when: { zh: '预测比参考长得多', en: 'A prediction is much longer than its reference' },
  outcome: {
    zh: '多出来的都要删除，错误率可以超过 1。',
    en: 'What is too much has to be deleted: the rate may exceed 1.',
  },
}

export const speechGuides: Record<string, MetricGuide> = {
  wer: {
    example: {
      answers: 'id,text\n1,the cat sat on the mat\n2,hello world\n3,good morning\n',
      submission: 'id,text\n1,the cat sat on mat\n2,hello word\n3,good morning to you\n',
      score: 0.4,
      steps: {
        zh: '第 1 行漏了 1 个词，第 2 行错了 1 个词，第 3 行多了 2 个词；参考共有 $6+2+2=10$ 个词：$(1+1+2)/10=0.4$。',
        en: 'Row 1 lacks a word, row 2 has a wrong one, row 3 two too many; the references have $6+2+2=10$ words: $(1+1+2)/10=0.4$.',
      },
    },
    edges: [
      {
        when: { zh: '参考文本是空的', en: 'A reference is empty' },
        outcome: {
          zh: '预测里的每个词都算错误；逐行平均时按参考有 1 个词计算。',
          en: 'Every predicted word is a mistake; in the mean over rows the reference counts as one word.',
        },
      },
      aboveOne,
      perRow,
      {
        when: { zh: '只有大小写或标点不同', en: 'Only case or punctuation differ' },
        outcome: {
          zh: '算作错误。需要忽略时，请在准备答案时规整，并写明提交也要同样规整。',
          en: 'That is a mistake. To ignore it, normalize the answers and say that submissions have to be.',
        },
      },
    ],
  },
  cer: {
    example: {
      answers: 'id,text\n1,今天天气很好\n2,我们去公园\n3,好\n',
      submission: 'id,text\n1,今天天汽很好\n2,我们公园吧\n3,好\n',
      score: 0.25,
      steps: {
        zh: '第 1 行换 1 个字，第 2 行漏 1 个字、多 1 个字；参考共有 $6+5+1=12$ 个字：$(1+2+0)/12=0.25$。',
        en: 'Row 1 has one wrong character, row 2 lacks one and has one too many; the references have $6+5+1=12$ characters: $(1+2+0)/12=0.25$.',
      },
    },
    edges: [
      {
        when: { zh: '文本里有空格', en: 'Texts have spaces' },
        outcome: {
          zh: '默认不计；打开“词间空白也算字符”后，每个空格都是一个字符，与 jiwer 一致。',
          en: 'They do not count. With white space as characters each does, as in jiwer.',
        },
      },
      {
        when: { zh: '表情或生僻字', en: 'Emoji or rare characters' },
        outcome: {
          zh: '按 Unicode 码点计数：一个生僻字是 1 个字；由几个码点组成的表情算几个。',
          en: 'Unicode code points count: a rare character is one; an emoji of several code points is as many.',
        },
      },
      aboveOne,
      perRow,
    ],
  },
}
