import type { MetricGuide } from './guide.ts'

const characters = {
  when: { zh: '中文等不用空格分词的语言', en: 'Languages written without spaces' },
  outcome: {
    zh: '把“分词”设为“按字”：每个字是一个词；否则一句话只是一个词。',
    en: 'Let each character be a token; otherwise a sentence is a single word.',
  },
}

export const overlapGuides: Record<string, MetricGuide> = {
  'rouge-1': {
    example: {
      answers: 'id,summary\n1,police killed the gunman\n2,the rain stopped\n3,a a b\n',
      submission: 'id,summary\n1,police kill the gunman\n2,sun\n3,a a a\n',
      score: 0.472222,
      steps: {
        zh: '第 1 行共有 3 个词，两边各 4 个，F1 为 0.75；第 2 行没有共有的词，计 0；第 3 行“a”最多算 2 次，两边各 3 个词，F1 为 $2/3$。平均：$(0.75+0+0.666667)/3\\approx 0.472222$。',
        en: 'Row 1 shares 3 words of 4 on both sides: an F1 of 0.75. Row 2 shares none: 0. In row 3 “a” counts twice at most, of 3 words on both sides: $2/3$. The mean: $(0.75+0+0.666667)/3\\approx 0.472222$.',
      },
    },
    edges: [
      characters,
      {
        when: { zh: '预测是空的', en: 'A prediction is empty' },
        outcome: {
          zh: '这一行计 0，参考也为空时同样如此。',
          en: 'The row counts 0, even where the reference is empty too.',
        },
      },
      {
        when: { zh: '词序不同', en: 'Words stand in another order' },
        outcome: {
          zh: '不影响成绩；要看次序请用 ROUGE-2 或 ROUGE-L。',
          en: 'That does not matter; ROUGE-2 and ROUGE-L look at the order.',
        },
      },
    ],
  },
  'rouge-2': {
    example: {
      answers: 'id,summary\n1,police killed the gunman\n2,the cat sat\n3,rain\n',
      submission: 'id,summary\n1,police kill the gunman\n2,the cat sat down\n3,rain\n',
      score: 0.377778,
      steps: {
        zh: '第 1 行共有词对“the gunman”，两边各 3 个词对，F1 为 $1/3$；第 2 行共有 2 个词对，预测 3 个、参考 2 个，F1 为 $2\\cdot 2/(2+3)=0.8$；第 3 行只有一个词，没有词对，计 0。平均约 0.377778。',
        en: 'Row 1 shares the pair “the gunman” of 3 pairs on both sides: $1/3$. Row 2 shares 2 pairs, of 3 predicted and 2 of the reference: $2\\cdot 2/(2+3)=0.8$. Row 3 has one word and no pair: 0. The mean is about 0.377778.',
      },
    },
    edges: [
      {
        when: { zh: '参考不足两个词', en: 'A reference has fewer than two words' },
        outcome: {
          zh: '这一行总是 0，完全正确的文件也到不了 1。请去掉这样的行，或改用 ROUGE-1。',
          en: 'The row always counts 0, and even a perfect file stays below 1. Leave such rows out, or use ROUGE-1.',
        },
      },
      characters,
    ],
  },
  chrf: {
    example: {
      answers: 'id,text\n1,the cat\n2,dogs\n',
      submission: 'id,text\n1,the hat\n2,dog\n',
      score: 0.300399,
      steps: {
        zh: '去掉空白后逐元累计：1 元共有 8 个（参考 10 个、预测 9 个），2 元 5 个（8、7），3 元 2 个（6、5），4–6 元没有。六元平均：召回率 $\\bar R\\approx 0.293056$，精确率 $\\bar P\\approx 0.333862$；$5\\bar P\\bar R/(4\\bar P+\\bar R)\\approx 0.300399$。',
        en: 'Without white space both share 8 single characters (of 10 in the references and 9 predicted), 5 pairs (of 8 and 7), 2 triples (of 6 and 5) and nothing longer. Over the six n the mean recall is $\\bar R\\approx 0.293056$, the mean precision $\\bar P\\approx 0.333862$: $5\\bar P\\bar R/(4\\bar P+\\bar R)\\approx 0.300399$.',
      },
    },
    edges: [
      {
        when: { zh: '文本短于 6 个字符', en: 'Texts are shorter than six characters' },
        outcome: {
          zh: '只用两边都有的那几元；语料里其他行更长时，这一行不影响更高的元。',
          en: 'Only the n that both sides have count; where other rows are longer, this one has no part in the higher n.',
        },
      },
      {
        when: { zh: '只有空白不同', en: 'Only white space differs' },
        outcome: { zh: '成绩不变。', en: 'The score is the same.' },
      },
      {
        when: { zh: '与 sacreBLEU 比较', en: 'Compared with sacreBLEU' },
        outcome: {
          zh: '数值相同，只是除以 100；默认设置为 n = 6、β = 2、不含词组。',
          en: 'The number is the same over 100, with its defaults: n = 6, β = 2, no words.',
        },
      },
    ],
  },
}
