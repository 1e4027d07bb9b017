const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
/** Whether text is a number as tables have them: digits, a point, an exponent, and nothing else. */
export const isDecimal = (text: string): boolean => decimal.test(text)
