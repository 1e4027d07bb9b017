/** Makes a folder that is the temporary one from here on, and removes it when this process has ended. Answers its path. */
export function useTestFolder(): string
