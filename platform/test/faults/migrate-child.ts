// Migrates a database in a process of its own, which can be killed.
import { migrate } from '../../src/base/database/migrate.ts'

await migrate(process.env.DATABASE_URL ?? '')
