/** The strokes of a Lucide icon; see tools/build/icons-plugin.ts. */
declare module 'icon:*' {
  const strokes: string
  export default strokes
}
