import { scale, svg } from '../covers.ts'
import { readCars } from '../data/cars.ts'
import { readEarthquakes } from '../data/earthquakes.ts'
import { readFlights } from '../data/flights.ts'
import { makeRandom } from '../random.ts'

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${fill}" ${more}/>`
const line = (path: string, stroke: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const number = (x: number, y: number, value: number | string, fill = '#fff', px = 44) =>
  `<text x="${x}" y="${y}" fill="${fill}" font-family="system-ui,sans-serif" font-size="${px}" font-weight="600" text-anchor="middle" dominant-baseline="central">${value}</text>`

/** A cover for each article, by what it is about. */
export const articleCovers = {
  /** A hundred scores of equal models; the luckiest stands out. */
  luck() {
    const random = makeRandom(4_101)
    const all = each(100, i => ({ x: 50 + (i * 540) / 99, y: Math.round(190 - 46 * random.normal()) }))
    const best = Math.min(...all.map(one => one.y))
    return svg(
      '#241230',
      line('M40 190H600', '#fff', 2, 'stroke-dasharray="4 10" stroke-opacity=".5"') +
        all
          .map(({ x, y }) =>
            y === best
              ? dot(x, y, 13, '#ffd166') + line(`M${x} ${y + 22}V190`, '#ffd166', 2)
              : dot(x, y, 6, '#b98cff', 'fill-opacity=".7"'),
          )
          .join(''),
    )
  },
  /** Rows of seven countries: dealt one by one, and kept together. */
  groups() {
    const hues = [200, 150, 35, 275, 0, 100, 320]
    const panel = (left: number, hueOf: (row: number, column: number) => number) =>
      each(42, i => {
        const [row, column] = [Math.floor(i / 6), i % 6]
        return rect(left + column * 42, 34 + row * 43, 34, 34, `hsl(${hues[hueOf(row, column)]} 70% 62%)`)
      }).join('')
    return svg(
      '#0e2433',
      panel(36, (row, column) => (row * 5 + column * 3) % 7) +
        panel(358, row => row) +
        line('M320 34V330', '#fff', 2, 'stroke-opacity=".35" stroke-dasharray="2 9"'),
    )
  },
  /** A reliability curve under its diagonal. */
  calibration() {
    const points = each(10, i => {
      const p = (i + 0.5) / 10
      const share = p + 0.13 * Math.sin((p - 0.5) * 2 * Math.PI) * -1
      return [Math.round(50 + p * 540), Math.round(336 - share * 312)] as const
    })
    return svg(
      '#0b2a2b',
      line('M50 336L590 24', '#fff', 2, 'stroke-dasharray="6 10" stroke-opacity=".6"') +
        line(`M${points.map(p => p.join(' ')).join('L')}`, '#5be0d0', 5) +
        points.map(([x, y]) => dot(x, y, 9, '#fff')).join(''),
    )
  },
  /** What is found of the three penguins with flipper and mass alone. */
  confusion() {
    const counts = [
      [125, 18, 3],
      [37, 25, 6],
      [1, 1, 117],
    ]
    return svg(
      '#1b1638',
      counts
        .flatMap((row, y) =>
          row.map((count, x) => {
            const share = count / row.reduce((sum, one) => sum + one)
            const fill = `hsl(${x === y ? 165 : 8} 75% 58% / ${(0.12 + share * 0.85).toFixed(2)})`
            return (
              rect(146 + x * 118, 12 + y * 114, 110, 106, fill) + number(201 + x * 118, 65 + y * 114, count)
            )
          }),
        )
        .join(''),
    )
  },
  /** What drips from the test set into training. */
  leak() {
    const random = makeRandom(4_105)
    const drops = each(26, i =>
      dot(300 + Math.round(random.next() * 44), 118 + i * 5, 3 + (i % 4), '#ff8a70'),
    )
    return svg(
      '#2b1518',
      rect(200, 24, 240, 92, '#ff8a70', 'fill-opacity=".28" stroke="#ff8a70" stroke-width="3"') +
        rect(90, 248, 460, 88, '#7fb2ff', 'fill-opacity=".25" stroke="#7fb2ff" stroke-width="3"') +
        drops.join(''),
    )
  },
  /** Folds that roll forward. */
  folds() {
    return svg(
      '#10231a',
      each(5, i => {
        const y = 34 + i * 60
        const known = 170 + i * 75
        return (
          rect(50, y, 540, 40, '#fff', 'fill-opacity=".08"') +
          rect(50, y, known, 40, '#5be0a0') +
          rect(50 + known + 6, y, 64, 40, '#ffd166')
        )
      }).join(''),
    )
  },
  /** Five stops of a road. */
  road() {
    const stops = [
      [70, 300],
      [190, 210],
      [320, 250],
      [440, 140],
      [570, 66],
    ] as const
    return svg(
      '#102a4a',
      line('M70 300C120 220 150 205 190 210S280 270 320 250S400 150 440 140S530 110 570 66', '#7fb2ff', 7) +
        stops
          .map(
            ([x, y], i) =>
              dot(x, y, 27, i === 4 ? '#ffd166' : '#1f5fc0') +
              number(x, y + 1, i + 1, i === 4 ? '#102a4a' : '#fff', 28),
          )
          .join(''),
    )
  },
  /** Three ways to count an error. */
  losses() {
    const curve = (of: (x: number) => number) =>
      `M${each(61, i => `${20 + i * 10} ${Math.round(320 - of((i - 30) / 30))}`).join('L')}`
    return svg(
      '#2a2010',
      line(
        curve(x => 290 * x * x),
        '#ff8a70',
        5,
      ) +
        line(
          curve(x => 200 * Math.abs(x)),
          '#ffd166',
          5,
        ) +
        line(
          curve(x => 180 * Math.log1p(Math.abs(x) * 1.4)),
          '#7fe0b0',
          5,
        ) +
        dot(320, 320, 9, '#fff'),
    )
  },
  /** Two people, and what they share. */
  team() {
    const person = (x: number, fill: string) =>
      dot(x, 140, 42, fill) + `<path d="M${x - 78} 300a78 88 0 0 1 156 0z" fill="${fill}"/>`
    return svg(
      '#321a2c',
      dot(250, 200, 150, '#ff9fc0', 'fill-opacity=".2"') +
        dot(390, 200, 150, '#8fd0ff', 'fill-opacity=".2"') +
        person(222, '#ff9fc0') +
        person(418, '#8fd0ff') +
        line('M296 220H344M320 196V244', '#fff', 7),
    )
  },
  /** Lines of a program that has run. */
  terminal() {
    const lengths = [190, 320, 250, 380, 140, 300]
    return svg(
      '#151a20',
      rect(60, 30, 520, 300, '#0a0e13', 'stroke="#3a4654" stroke-width="2"') +
        ['#ff6b6b', '#ffd166', '#5be0a0'].map((fill, i) => dot(88 + i * 26, 56, 8, fill)).join('') +
        lengths
          .map((length, i) => {
            const y = 104 + i * 38
            return (
              line(`M88 ${y - 8}l10 8l-10 8`, '#5be0a0', 4) +
              line(`M120 ${y}h${length}`, i % 2 ? '#9fb6d0' : '#e6edf5', 9)
            )
          })
          .join(''),
    )
  },
  /** Four licences, and what each allows. */
  licences() {
    const allowed = ['100', '110', '111', '010']
    return svg(
      '#1f2a12',
      allowed
        .map(
          (row, y) =>
            rect(60, 26 + y * 80, 190, 62, '#c8e08a', 'fill-opacity=".22"') +
            line(`M84 ${57 + y * 80}h${100 + ((y * 37) % 50)}`, '#c8e08a', 9) +
            [...row]
              .map((one, x) => {
                const [cx, cy] = [330 + x * 112, 57 + y * 80]
                return one === '1'
                  ? line(`M${cx - 18} ${cy}l13 15l24 -30`, '#b7f07a', 8)
                  : line(`M${cx - 14} ${cy - 14}l28 28m0 -28l-28 28`, '#ff8a70', 7)
              })
              .join(''),
        )
        .join(''),
    )
  },
} as const

/** Covers that are drawn from the data of a competition, or of how one is run. */
export const storyCovers = {
  /** Places on list A, and on list B. */
  ranks() {
    const after = [2, 0, 5, 1, 7, 3, 4, 9, 6, 8]
    return svg(
      '#1c1430',
      after
        .map((to, from) => {
          const [y1, y2] = [36 + from * 32, 36 + to * 32]
          const colour = to < from ? '#5be0b0' : to > from ? '#ff8a9a' : '#fff'
          return (
            line(`M120 ${y1}C280 ${y1} 360 ${y2} 520 ${y2}`, colour, 4) +
            dot(120, y1, 8, colour) +
            dot(520, y2, 8, colour)
          )
        })
        .join(''),
    )
  },
  /** Where the earth shook in California and Nevada, the stronger the wider and hotter. */
  epicentres() {
    const x = scale(-125.5, -113.5, 10, 630)
    const y = scale(32, 41.5, 350, 10)
    const there = readEarthquakes().filter(
      one => one.longitude > -125.5 && one.longitude < -113.5 && one.latitude > 32 && one.latitude < 41.5,
    )
    const classes = [
      { from: -2, colour: '#3f8fb8', width: 5 },
      { from: 1, colour: '#5be0d0', width: 8 },
      { from: 2, colour: '#ffb35c', width: 15 },
      { from: 3, colour: '#ff5d5d', width: 26 },
    ]
    return svg(
      '#0a2230',
      classes
        .map(({ from, colour, width }, i) => {
          const below = classes[i + 1]?.from ?? Infinity
          const places = there
            .filter(one => one.magnitude >= from && one.magnitude < below)
            .map(one => `M${x(one.longitude)} ${y(one.latitude)}h0`)
          return line(places.join(''), colour, width, 'stroke-opacity=".6"')
        })
        .join(''),
    )
  },
  /** The share that is late, by the hour of departure. */
  hours() {
    const flights = readFlights()
    const bars = each(19, i => {
      const there = flights.filter(one => Number(one.departure.slice(0, 2)) === i + 5)
      const height = Math.round((there.filter(one => one.delay >= 30).length / there.length) * 1_080)
      return rect(38 + i * 30, 346 - height, 22, height, `hsl(${210 - i * 10} 80% 64%)`)
    })
    return svg('#131b3a', bars.join(''))
  },
  /** The same consumption in two units: a curve, and a line. */
  units() {
    const cars = readCars()
    const x = scale(1_600, 5_150, 20, 300)
    const [miles, litres] = [scale(8, 48, 340, 20), scale(4, 27, 340, 20)]
    const cloud = (left: number, y: (mpg: number) => number) =>
      `M${cars.map(one => `${left + x(one.weight)} ${y(one.mpg)}h0`).join('M')}`
    return svg(
      '#211c14',
      line(cloud(0, miles), '#ffb35c', 8, 'stroke-opacity=".7"') +
        line(
          cloud(320, mpg => litres(235.215 / mpg)),
          '#7fd0ff',
          8,
          'stroke-opacity=".7"',
        ) +
        line('M320 24V336', '#fff', 2, 'stroke-opacity=".4"'),
    )
  },
  /** A board of notices, one of them taken. */
  notices() {
    const notes = [
      [60, 40, -4],
      [250, 30, 3],
      [440, 52, -2],
      [90, 196, 4],
      [440, 206, 5],
    ] as const
    const note = (x: number, y: number, turn: number, fill: string) =>
      `<g transform="rotate(${turn} ${x + 70} ${y + 60})">${rect(x, y, 140, 122, fill)}${line(`M${x + 22} ${y + 48}h92m-92 24h70m-70 24h84`, '#6b4a1c', 6)}${dot(x + 70, y + 16, 8, '#d33f49')}</g>`
    return svg(
      '#3a2413',
      notes.map(([x, y, turn]) => note(x, y, turn, '#f3dfb0')).join('') + note(262, 178, -12, '#ffd166'),
    )
  },
  /** A flask, and a loop without an end. */
  lab() {
    return svg(
      '#0d2a3a',
      line('M280 60h80M296 60V150L210 306a16 16 0 0 0 14 22h192a16 16 0 0 0 14-22L344 150V60', '#bfe9ff', 7) +
        '<path d="M256 236h128l38 70a10 10 0 0 1-9 14H227a10 10 0 0 1-9-14z" fill="#3fc0ff" fill-opacity=".65"/>' +
        line('M270 282c20-34 34-34 50 0s30 34 50 0s-30-34-50 0s-30 34-50 0', '#fff', 5) +
        each(6, i => dot(300 + ((i * 23) % 48), 210 - i * 22, 5 + (i % 3), '#8fdcff')).join(''),
    )
  },
  /** One page, a part of it underlined. */
  page() {
    return svg(
      '#28303a',
      rect(190, 18, 260, 324, '#f4f1e8') +
        line('M222 62h130', '#1f5fc0', 13) +
        line(
          each(7, i => `M222 ${104 + i * 32}h${[196, 180, 196, 120, 190, 196, 90][i]}`).join(''),
          '#9aa3ad',
          7,
        ) +
        line('M222 216h126', '#d33f49', 4),
    )
  },
  /** How much a score varies with the rows it rests on, for three and seven in ten. */
  spread() {
    const edge = (side: number) =>
      each(57, i => `${40 + i * 10} ${Math.round(180 + (side * 480) / Math.sqrt(i * 2 + 9))}`)
    return svg(
      '#12261c',
      `<path d="M${edge(-1).join('L')}L${edge(1).toReversed().join('L')}Z" fill="#5be0a0" fill-opacity=".3"/>` +
        line('M40 180H600', '#fff', 2, 'stroke-opacity=".6"') +
        line('M208 50V310', '#ffd166', 4) +
        line('M432 90V270', '#7fb2ff', 4),
    )
  },
  /** Two lists; the second is under a cover. */
  lists() {
    const column = (left: number, fill: string) =>
      each(7, i =>
        rect(left, 42 + i * 42, 230 - i * 22, 28, fill, `fill-opacity="${(1 - i * 0.1).toFixed(1)}"`),
      ).join('')
    return svg(
      '#161c40',
      column(52, '#7fb2ff') +
        column(360, '#ffd166') +
        rect(344, 26, 262, 316, '#0c1028', 'fill-opacity=".78"') +
        line('M452 172v-22a23 23 0 0 1 46 0v22', '#fff', 8) +
        rect(436, 172, 78, 62, '#fff'),
    )
  },
} as const
