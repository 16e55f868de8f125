import { useMapOverlay } from './map-overlay-state.ts'

export default function MapOverlayPanel() {
  const { close } = useMapOverlay()
  return <button onClick={close}>×</button>
}
