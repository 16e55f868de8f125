/** Tests of the built product have a run of their own: they need `dist`, and minutes. */
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import ordinary from '../../vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(
    { ...ordinary(environment), test: {} },
    {
      test: {
        include: ['tests/built/*.test.ts'],
        root: path.resolve(import.meta.dirname, '../..'),
        maxWorkers: availableParallelism(),
        globalSetup: 'tests/fixtures/postgres-cluster.ts',
      },
    },
  ),
)
