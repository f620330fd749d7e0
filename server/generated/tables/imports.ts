// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { ImportArrival } from '../../src/modules/imports/sources/import-arrival.entity.ts';
import type { ImportFetch } from '../../src/modules/imports/profiles/import-fetch.entity.ts';
import type { ImportRun } from '../../src/modules/imports/runs/import-run.entity.ts';
import type { SavedImportProfile } from '../../src/modules/imports/profiles/saved-profile.entity.ts';
import type { StrayFolder } from '../../src/modules/imports/sources/folder/stray-folder.entity.ts';

export interface ImportsTables {
  import_arrival: TableOf<{
    id: 'uuid';
    run_id: 'int';
  }, ImportArrival>;
  import_fetch: TableOf<{
    id: 'int default';
    profile_id: 'int';
    url: 'text';
    user_name: 'text null';
    password_secret: 'text null';
    every: 'text';
    time: 'text null';
    is_active: 'boolean default';
    due_at: 'timestamptz null';
    failed_attempts: 'smallint default';
    etag: 'text null';
    last_modified: 'text null';
    content_hash: 'text null';
    last_at: 'timestamptz null';
    failure: 'text null';
    told_failure: 'text null';
    told_refusal: 'text null';
  }, ImportFetch>;
  import_profile: TableOf<{
    id: 'int default';
    kind: 'text';
    name: 'citext';
    profile: 'json';
    mode: 'text default';
    skip_invalid: 'boolean default';
    notify_email: 'text null';
    folder: 'citext null';
    version: 'int default';
    updated_at: 'timestamptz default';
  }, SavedImportProfile>;
  import_run: TableOf<{
    id: 'int default';
    kind: 'text';
    origin: 'text';
    state: 'text default';
    has_job: 'boolean';
    is_dry_run: 'boolean';
    file_name: 'text';
    file_bytes: 'bigint';
    file_id: 'uuid null';
    mode: 'text';
    skip_invalid: 'boolean';
    confirm_removed: 'int null';
    profile: 'jsonb null';
    profile_id: 'int null';
    profile_name: 'text null';
    vendor: 'text null';
    started_by_id: 'int null';
    started_by: 'text null';
    request_id: 'text';
    idempotency_key: 'text null';
    created_at: 'timestamptz default';
    started_at: 'timestamptz null';
    ended_at: 'timestamptz null';
    alive_at: 'timestamptz default';
    attempt: 'smallint default';
    rows_read: 'int default';
    bytes_read: 'bigint default';
    report: 'jsonb null';
    failure: 'jsonb null';
    problem_file_id: 'uuid null';
    new_rows: 'jsonb null';
    undone_at: 'timestamptz null';
    undone_by: 'text null';
  }, ImportRun>;
  import_stray_folder: TableOf<{
    name: 'text';
    told_at: 'timestamptz default';
  }, StrayFolder>;
}
