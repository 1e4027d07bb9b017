export const phrases = {
  label: '创建步骤',
  steps: {
    title: '标题和时间',
    metric: '评测指标',
    answers: '答案和示例',
    check: '试评',
    ready: '草稿完成',
  },
  kinds: {
    computing: {
      lead: '队伍提交预测结果，系统按指标自动评分、实时排名。',
      example: '你要准备答案文件，例如',
    },
    solution: {
      lead: '队伍提交代码和文档，由评委评审，不需要答案文件。',
      example: '队伍提交的文件，例如',
    },
  },
  guided: '创建并设置评测',
  saveNext: '保存并继续',
  back: '上一步',
  next: '下一步',
  leave: '先到这里，打开草稿',
  missing: {
    metric: '请先选择并保存指标。',
    answers: '请先上传答案。',
    check: '请先完成检验。',
  },
  example: {
    title: '想先看看效果？',
    lead: '一键创建一个示例草稿：包含模拟的天气数据、答案、指标和示例结果文件，可以直接试评、修改或发布。',
    make: '创建可评分的示例草稿',
    use: '使用示例答案',
    useLead: '手头没有数据？先用模拟的天气数据：指标设为准确率，示例结果文件会加入竞赛数据。',
  },
  sample: {
    title: '给示例结果文件评分',
    lead: '根据答案生成一份常数预测，用正式的评测程序评分，不会产生提交。',
    score: '评分',
    failed: '未能获取示例结果文件，请重试。',
  },
  ready: {
    title: '草稿已经可以评分',
    solution: '草稿已创建',
    lead: '其余内容可以随时在竞赛的各个页面补充。',
    open: '打开草稿',
  },
}
