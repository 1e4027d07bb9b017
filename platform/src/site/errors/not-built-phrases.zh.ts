export const phrases = {
  title: '这个页面正在建设中',
  text: '它已列入计划，还没有完成。',
  back: '回到首页',
}
