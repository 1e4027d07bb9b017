import { createContext, use, type ComponentType, type ReactNode } from 'react'

/** What the header shows of features, which it does not know: `root.tsx` hands it down. */
export type ShellPieces = {
  /** Opens what is new for the reader, at once: its code comes with the press that asked for it. */
  InboxPopover: ComponentType<{ trigger: ReactNode; triggerClass: string }>
  /** The search over everything. */
  SearchDialog: ComponentType<{ onClose: () => void }>
}

const Pieces = createContext<ShellPieces | undefined>(undefined)
export const ShellPiecesProvider = Pieces.Provider
export const useShellPieces = (): ShellPieces | undefined => use(Pieces)
