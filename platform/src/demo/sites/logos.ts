/** A white mark on a tile of its own colour: as readable on a dark page as on a light one. */
const tile = (ground: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="22" fill="${ground}"/>${mark}</svg>`
const line = (path: string, width: number, stroke = '#fff') =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (path: string, fill = '#fff') => `<path d="${path}" fill="${fill}"/>`
const dot = (x: number, y: number, radius: number, fill = '#fff') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

const shield = 'M48 13L77 23V49c0 18-13 28-29 35c-16-7-29-17-29-35V23Z'

/** What a site or an organisation is known by, with what the picture is. */
export const logos = {
  bay: [
    () =>
      tile(
        '#0b6b5c',
        line('M17 50L36 36L52 43L74 22', 7) +
          dot(76, 21, 8, '#ffd166') +
          line('M15 70q8 -9 16.5 0t16.5 0t16.5 0t16.5 0', 7, '#9fe8d8'),
      ),
    '海湾数据科学季的标志：海浪上一条升起的折线',
    'Logo of the Bay Data Science Season: a line that rises over waves',
  ],
  linjiang: [
    () =>
      tile(
        '#9a3412',
        shape('M20 50V34h13V50ZM38 50V20h13V50ZM56 50V28h13V50Z') +
          line(
            'M15 62q8 -7 16.5 0t16.5 0t16.5 0t16.5 0M15 77q8 -7 16.5 0t16.5 0t16.5 0t16.5 0',
            6,
            '#ffcfa8',
          ),
      ),
    '临江开放数据大赛的标志：江边三栋楼，也是三根柱',
    'Logo of the Linjiang Open Data Contest: three houses by the river that are bars as well',
  ],
  school: [
    () => tile('#12507b', shape(shield) + line('M35 58V46M48 64V32M61 58V40', 8, '#12507b')),
    '海湾大学数据科学学院的标志：盾牌里三根柱',
    'Logo of the School of Data Science, Bay University: three bars on a shield',
  ],
  university: [
    () =>
      tile('#1d3a6e', shape(shield) + line('M32 42L48 30L64 42ZM36 51V62M48 51V62M60 51V62', 6, '#1d3a6e')),
    '海湾大学的标志：盾牌里的屋顶与三根立柱',
    'Logo of Bay University: a roof on three columns, on a shield',
  ],
  lab: [
    () =>
      tile(
        '#54358c',
        shape('M12 76L37 38L51 58L62 44L84 76Z') +
          shape('M52 34a9 9 0 0 1 1-18a12 12 0 0 1 23 3a8 8 0 0 1 1 15Z', '#d6c4ff'),
      ),
    '云岭智能实验室的标志：山岭与云',
    'Logo of the Yunling Intelligence Lab: a ridge and a cloud',
  ],
  community: [
    () => tile('#a83a1c', line('M74 40a28 28 0 1 1 -17 -18', 8) + line('M35 47L47 59L76 26', 8, '#ffd9a0')),
    '开放评测社区的标志：敞口的圆与对勾',
    'Logo of the Open Evaluation Community: an open ring and a tick',
  ],
  office: [
    () =>
      tile(
        '#a3262f',
        '<ellipse cx="48" cy="27" rx="27" ry="10" fill="#fff"/>' +
          line('M21 40c0 6 12 10 27 10s27 -4 27 -10M21 54c0 6 12 10 27 10s27 -4 27 -10', 6) +
          line('M21 68c0 6 12 10 27 10s27 -4 27 -10', 6, '#ffc9b8'),
      ),
    '临江市公共数据局的标志：层层叠起的数据',
    'Logo of the Public Data Office of Linjiang: data in layers',
  ],
  leitai: [
    () =>
      tile(
        '#3350e6',
        '<g transform="translate(12 13) scale(2.25)">' +
          line('M8.2 26.4a13 13 0 1 1 15.6 0', 3) +
          line('M10.5 25v-6.5M16 28V11m5.5 14v-9.5', 4) +
          '</g>',
      ),
    '数据擂台的标志：圆环里三根柱',
    'Logo of Leitai: three bars in a ring',
  ],
} as const
