export const phrases = {
  saved: (time: string) => `已保存，${time}`,
  nothing: '填写的内容会自动保存',
  typing: '正在输入……',
  sending: '正在保存……',
  offline: '连接已断开，内容保存在这个浏览器里，恢复连接后自动保存。',
  busy: '服务器暂时没能保存，内容保存在这个浏览器里，稍后会自动重试。',
  team: {
    conflict: '队友保存了另一份内容',
    text: '你填写的内容还在这里。可以用你的覆盖，也可以改用队友保存的内容。',
    mine: '保存我的内容',
    theirs: '改用队友的内容',
  },
  window: {
    conflict: '这份内容在另一个窗口里改过',
    text: '自动保存已暂停，你在这里填写的内容还在。请选择保留哪一份。',
    mine: '保留这里的内容',
    theirs: '改用已保存的内容',
  },
}
