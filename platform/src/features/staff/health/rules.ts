/** How the disk of the data folder is doing: whether the product would start on it, and the largest file still fits. */
export function diskState(
  free: number,
  { least, largestFile }: { least: { begun: number; fresh: number }; largestFile: number },
): 'enough' | 'low' | 'full' {
  if (free < least.begun) return 'full'
  return free < Math.max(least.fresh, largestFile) ? 'low' : 'enough'
}
