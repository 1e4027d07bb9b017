import { useLayoutEffect, useRef } from 'react'
import type { MessageData } from './wire.ts'

/** How far from the end, in pixels, one still follows what comes. */
const near = 120

/** Where a conversation is scrolled to: at its end to begin with and as it grows, and unmoved when earlier messages come. */
export function useScrolledTalk(messages: readonly MessageData[]) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ height: 0, first: 0, last: -1, isAtEnd: true })
  const first = messages[0]?.id ?? 0
  const last = messages.at(-1)?.id ?? 0
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    if (first === was.first && last === was.last) return
    if (was.isAtEnd) current.scrollTop = current.scrollHeight
    else if (first < was.first) current.scrollTop += current.scrollHeight - was.height
    before.current = { ...was, height: current.scrollHeight, first, last }
  }, [first, last])
  const onScroll = () => {
    const { current } = box
    if (!current) return
    const rest = current.scrollHeight - current.scrollTop - current.clientHeight
    before.current = { ...before.current, isAtEnd: rest < near, height: current.scrollHeight }
  }
  return { box, onScroll }
}
