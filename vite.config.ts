import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { shortClassNames } from './tools/build/class-names.ts'
import { iconsPlugin } from './tools/build/icons-plugin.ts'
import { filesOfPart, lateFilesPlugin } from './tools/build/late-files-plugin.ts'
import { messagesPlugin } from './tools/build/messages-plugin.ts'
import { FAMILIES, PAGE_ENTRIES, pageEntriesPlugin } from './tools/build/page-entries-plugin.ts'
import { pageChunks, WRITTEN_BY_SERVER } from './tools/build/page-chunks.ts'
import { pageTextsPlugin } from './tools/build/page-texts-plugin.ts'
import { stylesPlugin } from './tools/build/styles-plugin.ts'

const root = import.meta.dirname

/** One configuration for both bundles: `build.ssr` is the server, everything else the browser. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  publicDir: isSsrBuild ? false : 'src/rendering/public',
  plugins: [
    messagesPlugin(),
    pageTextsPlugin(),
    iconsPlugin(),
    stylesPlugin(),
    pageEntriesPlugin(),
    ...(isSsrBuild ? [] : [lateFilesPlugin()]),
  ],
  ...(command === 'build'
    ? { css: { modules: { generateScopedName: shortClassNames(root) } } }
    : {}),
  build: isSsrBuild ? serverBundle : browserBundle,
  test: {
    include: ['{src,demo}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/*.test.ts'],
    // The tests keep nothing between files, and a new worker for each costs more than most of them.
    isolate: false,
    // Vitest leaves one core to itself; of two that would be half.
    maxWorkers: availableParallelism(),
    // A machine that has other work to do, too, is slow and not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/fixtures/postgres-cluster.ts',
  },
}))

const serverBundle = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node24',
  emptyOutDir: true,
  sourcemap: true,
  rolldownOptions: {
    // Shared chunks beside the entries: files find each other by their own folder.
    output: { chunkFileNames: '[name]-[hash].js' },
    input: ['main', 'http-thread', 'prepare-world-thread', 'build-memory-thread'].map(
      (name) => `src/${name}.ts`,
    ),
  },
}

/** Every page has an entry; the manifest tells the server which files each one needs. */
const browserBundle = {
  outDir: 'dist/browser',
  emptyOutDir: true,
  manifest: 'manifest.json',
  assetsInlineLimit: 0,
  // The modern-browser baseline of Vite; no polyfill for module preloading is needed there.
  modulePreload: {
    polyfill: false,
    resolveDependencies: filesOfPart,
  },
  rolldownOptions: {
    // What does nothing by being imported is left out where it is not used.
    treeshake: {
      moduleSideEffects: [
        { test: /[\\/]src[\\/](site|.*[\\/]rules)[\\/]/, sideEffects: false },
        { test: WRITTEN_BY_SERVER, sideEffects: false },
      ],
    },
    input: PAGE_ENTRIES,
    output: { codeSplitting: pageChunks(FAMILIES) },
  },
}
