/** The crash test has a run of its own: it needs the built server, and minutes. */
import path from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import ordinary from '../../vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(
    { ...ordinary(environment), test: {} },
    {
      test: {
        include: ['tests/crash/*.test.ts'],
        root: path.resolve(import.meta.dirname, '../..'),
        globalSetup: 'tests/fixtures/postgres-cluster.ts',
      },
    },
  ),
)
