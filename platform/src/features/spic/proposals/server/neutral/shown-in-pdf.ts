/**
 * The objects that drawing the pages of a PDF needs (ISO 32000-2, chapters 7.7, 8, 9, 11, 12.5): for each kind, its
 * entries and the kind of their values, which may also be arrays of that kind.
 */
type Shape<K extends string> = {
  keys: Readonly<Record<string, K>>
  /** Its entries are named freely, and all are of this kind. */
  map?: K
  /** What a stream of this kind is. */
  stream?: K
  /** Whether strings are kept: `words` unless they contain a path of a device, `bytes` always. */
  text?: 'words' | 'bytes'
  /** Its subtype, or its type where it has none, is one of these. */
  is?: readonly string[]
}

export type Kind =
  | 'value'
  | 'text'
  | 'page'
  | 'content'
  | 'resources'
  | 'states'
  | 'state'
  | 'mask'
  | 'spaces'
  | 'space'
  | 'function'
  | 'patterns'
  | 'pattern'
  | 'shadings'
  | 'shading'
  | 'drawings'
  | 'drawing'
  | 'group'
  | 'fonts'
  | 'font'
  | 'descriptor'
  | 'program'
  | 'glyphs'
  | 'encoding'
  | 'layer'
  | 'layerNames'
  | 'layers'
  | 'layerState'
  | 'filters'
  | 'looks'
  | 'look'
  | 'note'
  | 'line'
  | 'field'

export const parametersOfFilters: Kind = 'filters'

const values = (names: string, kind: Kind = 'value'): Record<string, Kind> =>
  Object.fromEntries(names.split(' ').map(name => [name, kind]))

const ofFunctions = {
  ...values('FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds'),
  Functions: 'function',
} as const
/** Where a note is and how it is drawn. */
const ofNotes = { ...values('Type Subtype Rect F C CA ca AS Border BM'), AP: 'looks', OC: 'layer' } as const

export const kinds: Readonly<Record<Kind, Shape<Kind>>> = {
  /** Numbers, names and arrays of them. */
  value: { keys: {} },
  text: { keys: {}, text: 'words' },
  page: {
    keys: {
      ...values('MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit'),
      Resources: 'resources',
      Contents: 'content',
      Group: 'group',
    },
  },
  content: { keys: {}, stream: 'content' },
  resources: {
    keys: {
      ProcSet: 'value',
      ExtGState: 'states',
      ColorSpace: 'spaces',
      Pattern: 'patterns',
      Shading: 'shadings',
      XObject: 'drawings',
      Font: 'fonts',
      Properties: 'layerNames',
    },
  },
  states: { keys: {}, map: 'state' },
  state: {
    keys: {
      ...values('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
      ...values('BG BG2 UCR UCR2 TR TR2', 'function'),
      Font: 'font',
      SMask: 'mask',
    },
  },
  mask: { keys: { Type: 'value', S: 'value', BC: 'value', G: 'drawing', TR: 'function' } },
  spaces: { keys: {}, map: 'space' },
  /** The table of an indexed one is a text of bytes, and its tints are functions. */
  space: {
    keys: { ...ofFunctions, ...values('WhitePoint BlackPoint Gamma Matrix'), Alternate: 'space' },
    stream: 'space',
    text: 'bytes',
  },
  function: { keys: ofFunctions, stream: 'function' },
  patterns: { keys: {}, map: 'pattern' },
  pattern: {
    keys: {
      ...values('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
      Resources: 'resources',
      Shading: 'shading',
      ExtGState: 'state',
    },
    stream: 'pattern',
  },
  shadings: { keys: {}, map: 'shading' },
  shading: {
    keys: {
      ...values('ShadingType BBox AntiAlias Background Coords Domain Extend Matrix'),
      ...values('BitsPerCoordinate BitsPerComponent BitsPerFlag Decode VerticesPerRow'),
      ColorSpace: 'space',
      Function: 'function',
    },
    stream: 'shading',
  },
  drawings: { keys: {}, map: 'drawing' },
  drawing: {
    keys: {
      ...values('Type Subtype FormType BBox Matrix Width Height BitsPerComponent ImageMask Decode'),
      ...values('Interpolate Intent SMaskInData Matte'),
      ColorSpace: 'space',
      Resources: 'resources',
      Group: 'group',
      SMask: 'drawing',
      Mask: 'drawing',
      OC: 'layer',
    },
    stream: 'drawing',
    is: ['Image', 'Form', ''],
  },
  group: { keys: { ...values('Type S I K'), CS: 'space' } },
  fonts: { keys: {}, map: 'font' },
  font: {
    keys: {
      ...values('Type Subtype BaseFont FirstChar LastChar Widths FontMatrix FontBBox Name DW W DW2 W2'),
      FontDescriptor: 'descriptor',
      Encoding: 'encoding',
      ToUnicode: 'encoding',
      DescendantFonts: 'font',
      CIDToGIDMap: 'program',
      CIDSystemInfo: 'encoding',
      CharProcs: 'glyphs',
      Resources: 'resources',
    },
  },
  descriptor: {
    keys: {
      ...values('Type FontName FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading'),
      ...values('CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth'),
      ...values('FontFamily CharSet', 'text'),
      ...values('FontFile FontFile2 FontFile3 CIDSet', 'program'),
    },
  },
  program: { keys: values('Length1 Length2 Length3 Subtype'), stream: 'program' },
  glyphs: { keys: {}, map: 'content' },
  encoding: {
    keys: {
      ...values('Type BaseEncoding Differences CMapName WMode Supplement'),
      ...values('Registry Ordering', 'text'),
      CIDSystemInfo: 'encoding',
      UseCMap: 'encoding',
    },
    stream: 'encoding',
  },
  layerNames: { keys: {}, map: 'layer' },
  /** Without its name, which is for the list of layers alone. */
  layer: { keys: { ...values('Type Intent P'), OCGs: 'layer', VE: 'layer' }, is: ['OCG', 'OCMD'] },
  layers: { keys: { OCGs: 'layer', D: 'layerState' } },
  layerState: { keys: { BaseState: 'value', Intent: 'value', ON: 'layer', OFF: 'layer' } },
  filters: {
    keys: {
      ...values('Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows'),
      ...values('EndOfBlock BlackIs1 DamagedRowsBeforeError ColorTransform'),
      JBIG2Globals: 'content',
    },
  },
  looks: { keys: { N: 'look' } },
  /** A drawing, or several by the state that one is in. */
  look: { keys: {}, map: 'drawing', stream: 'drawing' },
  note: {
    keys: {
      ...ofNotes,
      ...values('Name QuadPoints L LE LL LLE LLO Vertices InkList IC Q RD CL RT'),
      ...values('Contents DA', 'text'),
      BS: 'line',
      BE: 'line',
    },
    is: [
      'Text',
      'FreeText',
      'Line',
      'Square',
      'Circle',
      'Polygon',
      'PolyLine',
      'Highlight',
      'Underline',
      'Squiggly',
      'StrikeOut',
      'Caret',
      'Ink',
      'Stamp',
    ],
  },
  line: { keys: values('Type W S D I') },
  field: { keys: ofNotes },
}
