import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { ImportRun } from '../runs/import-run.entity.ts';

/** A file that came by itself has become a run: written with the run, so that the same file never becomes two. */
@Entity({ tableName: 'import_arrival' })
export class ImportArrival {
  /** Whoever takes a file gives it this. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => ImportRun, fieldName: 'run_id', mapToPk: true, unique: true, deleteRule: 'cascade' })
  runId!: number;
}
