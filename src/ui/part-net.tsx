/** Catches what a part throws while it is rendered, so that it takes nothing but itself away. */
import { Component, type ReactNode } from 'react'
import { logError } from './browser/error-log.ts'

interface PartNetProps {
  onThrown: () => void
  children: ReactNode
}

export class PartNet extends Component<PartNetProps> {
  static getDerivedStateFromError = () => ({ hasThrown: true })
  override state = { hasThrown: false }

  override componentDidCatch(error: unknown) {
    logError(error)
    this.props.onThrown()
  }

  override render() {
    return !this.state.hasThrown && this.props.children
  }
}
