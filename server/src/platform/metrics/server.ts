import { statfs } from 'node:fs/promises';
import { Gauge } from '@prometheus-io/client';
import type { Version } from '../version.ts';
import { registry } from './registry.ts';

const build = new Gauge({
  name: 'facet_build_info',
  help: 'Always 1. The labels contain the version and the Git commit of the running server.',
  labelNames: ['version', 'commit'],
  registers: [registry],
});

const folders = new Set<string>();

new Gauge({
  name: 'facet_data_dir_free_bytes',
  help: 'Disk space that is available to the server in DATA_DIR.',
  registers: [registry],
  async collect() {
    for (const folder of folders) {
      const { bavail, bsize } = await statfs(folder);
      this.set(bavail * bsize);
    }
  },
});

new Gauge({
  name: 'facet_data_dir_size_bytes',
  help: 'Size of the file system of DATA_DIR.',
  registers: [registry],
  async collect() {
    for (const folder of folders) {
      const { blocks, bsize } = await statfs(folder);
      this.set(blocks * bsize);
    }
  },
});

interface ServerFacts {
  readonly dataDir: string;
  readonly version: Version;
}

/** Adds metrics about the server to `/metrics`. Returns a function that removes them. */
export function collectServerMetrics({ dataDir, version: { version, commit } }: ServerFacts): () => void {
  folders.add(dataDir);
  build.set({ version, commit: commit ?? '' }, 1);
  return () => folders.delete(dataDir);
}
